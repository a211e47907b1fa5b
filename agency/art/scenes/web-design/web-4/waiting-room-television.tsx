import type { Draw } from "../../../kit/contract.ts";
import { HeadFromBehind, skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

/** The waiting room from its last bench: the television says 18 over four heads. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#f0dfc0">
      <Block x={0} y={560} width={1280} height={400} color="#d8bf92" />
      <Block x={0} y={552} width={1280} height={8} color="#a98d5d" />
      <Drawing width={1280} height={960}>
        <path d="M64 0V60" stroke={ink} strokeWidth={8} />
        <path d="M0 64H150L160 78H0Z" fill={ink} />
        <rect x={40} y={56} width={48} height={36} fill={ink} />
        <path d="M1120 330H1232V350H1120Z" fill="#8a5a2e" />
        <path d="M1140 330V250C1140 226 1204 226 1204 250V330Z" fill={accent} />
        <path d="M1150 226H1194V244H1150Z" fill={ink} />
        <path d="M1204 262C1236 262 1236 312 1204 312" fill="none" stroke={ink} strokeWidth={8} />
        <path d="M1212 330V300H1240V330Z" fill={paper} />
      </Drawing>
      <At x={176} y={40} width={896} height={584} style={{ background: ink }}>
        <At x={20} y={20} width={856} height={464} clip style={{ background: main }}>
          <T x={32} y={28} size={52} weight={800} color={second}>
            {say(1)}
          </T>
          <Numeral
            text={say(0)}
            x={244}
            y={28}
            height={408}
            width={592}
            align="center"
            stretch={82}
            color={paper}
          />
        </At>
        <At x={20} y={484} width={856} height={80} style={{ background: second }}>
          <T x={32} y={22} size={38} weight={800} color={ink}>
            {say(2)}
          </T>
          <T x={32} y={24} size={34} weight={600} width={792} align="right" color={ink}>
            {say(3)}
          </T>
        </At>
      </At>
      <Drawing width={1280} height={960}>
        <HeadFromBehind x={200} y={640} size={150} hair="#a3123f" shirt="#a3123f" skin={skins[1]} covered />
        <HeadFromBehind x={500} y={672} size={144} hair="#20180f" shirt="#e8e2d0" skin={skins[0]} />
        <HeadFromBehind x={792} y={700} size={128} hair="#1d3f9c" shirt="#1d3f9c" skin={skins[3]} covered />
        <HeadFromBehind x={1080} y={640} size={150} hair="#6e6a66" shirt="#4b7a34" skin={skins[2]} />
        <path d="M0 872H1280V960H0Z" fill="#6b4a2b" />
        <path d="M0 872H1280M0 916H1280" stroke="#4f3520" strokeWidth={6} />
        {[96, 640, 1184].map((x) => (
          <rect key={x} x={x - 12} y={860} width={24} height={100} fill="#4f3520" />
        ))}
      </Drawing>
    </Stage>
  );
};
