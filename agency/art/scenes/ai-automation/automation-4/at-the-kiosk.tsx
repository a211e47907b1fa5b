import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { HeadFromBehind, skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Speaker, T, upTo, Voice } from "./parts.tsx";

/** The kiosk beside the canteen: it reads a request back in Bangla and waits for a large yes or no. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [asked = "", purpose = ""] = say(2).split(", ");
  return (
    <Stage ground="#cfe6d8">
      <Drawing width={1280} height={960} crisp>
        {upTo(14).map((i) => (
          <path key={i} d={`M${i * 96 + 16} 0V960M0 ${i * 96 + 48}H1280`} stroke="#b4d4c1" strokeWidth={4} />
        ))}
        <rect x={0} y={744} width={272} height={216} fill="#9aa5ab" />
        <rect x={0} y={728} width={288} height={24} fill="#c9d1d4" />
      </Drawing>
      <Drawing width={1280} height={960}>
        <path d="M24 600H208V700C208 724 192 728 176 728H56C40 728 24 724 24 700Z" fill="#7f8b91" />
        <path d="M8 584H224V604H8Z" fill="#aab4b9" />
        <path d="M100 560H132V584H100Z" fill="#aab4b9" />
        {upTo(6).map((i) => (
          <path
            key={i}
            d={`M216 ${720 - i * 14}h64`}
            stroke={i % 2 ? "#dfe5e7" : "#b6c0c4"}
            strokeWidth={12}
          />
        ))}
      </Drawing>
      <At x={312} y={32} width={592} height={960} style={{ background: main, ...hardShadow(20) }}>
        <At x={32} y={32} width={528} height={752} clip style={{ background: paper }}>
          <At x={0} y={0} width={528} height={88} style={{ background: ink }}>
            <T x={32} y={22} size={40} weight={700} color={paper}>
              {say(0)}
            </T>
            <Drawing width={528} height={88}>
              <Speaker x={456} y={22} size={44} color={second} />
            </Drawing>
          </At>
          <At x={0} y={88} width={528} height={184} style={{ background: ground }}>
            <Drawing width={528} height={184}>
              <Voice x={36} y={20} width={440} height={72} color={main} seed={4} step={14} />
              <Speaker x={456} y={116} size={44} color={main} />
            </Drawing>
            <T x={32} y={116} size={40} weight={600} color={ink}>
              {say(1)}
            </T>
          </At>
          <T x={32} y={300} size={72} weight={800} color={main}>
            {`${asked},`}
          </T>
          <T x={32} y={388} size={60} weight={800} color={main}>
            {purpose}
          </T>
          <Drawing width={528} height={752}>
            <Speaker x={456} y={316} size={44} color={main} />
          </Drawing>
          <At x={32} y={488} width={224} height={184} style={{ background: accent }}>
            <Glyph name="check" size={84} color={paper} x={70} y={12} />
            <T x={0} y={104} size={60} weight={800} width={224} align="center" color={paper}>
              {say(3)}
            </T>
          </At>
          <At x={272} y={488} width={224} height={184} style={{ background: second }}>
            <Glyph name="cross" size={70} color={ink} x={77} y={20} />
            <T x={0} y={104} size={60} weight={800} width={224} align="center" color={ink}>
              {say(4)}
            </T>
          </At>
          <T x={32} y={696} size={30} weight={600} color={ink}>
            {say(5)}
          </T>
        </At>
        {upTo(18).map((i) => (
          <Block
            key={i}
            x={48 + (i % 9) * 20}
            y={816 + Math.floor(i / 9) * 20}
            width={10}
            height={10}
            color={ink}
          />
        ))}
        <Block x={256} y={812} width={248} height={16} color={ink} />
        <At x={272} y={820} width={216} height={140} style={{ background: paper }}>
          <Block x={20} y={24} width={56} height={72} color={second} />
          <Block x={96} y={32} width={96} height={12} color={main} />
          <Block x={96} y={60} width={72} height={12} color={main} />
        </At>
      </At>
      <Drawing width={1280} height={960}>
        <HeadFromBehind x={1120} y={520} size={240} hair="#e0457b" shirt="#e0457b" skin={skins[0]} covered />
        <path
          d="M1060 620C1040 760 1090 860 1050 960M1120 540C1150 700 1120 820 1150 960M1190 640C1210 760 1200 840 1240 900"
          fill="none"
          stroke="#c22f63"
          strokeWidth={8}
        />
      </Drawing>
    </Stage>
  );
};
