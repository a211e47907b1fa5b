import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

/** The parts on white: the serial card in six states, telephone keys, countdown, the offline strip. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const states = [
    { field: second, color: ink, edge: second },
    { field: accent, color: ink, edge: accent },
    { field: main, color: paper, edge: main },
    { field: ground, color: main, edge: ground },
    { field: paper, color: ink, edge: accent },
    { field: paper, color: "#5d7275", edge: "#b9c9c4" },
  ];
  return (
    <Stage ground="#ffffff">
      {states.map(({ field, color, edge }, index) => (
        <At
          key={say(index)}
          x={56 + (index % 3) * 288}
          y={56 + Math.floor(index / 3) * 296}
          width={264}
          height={272}
          style={{ background: field, border: `6px solid ${edge}` }}
        >
          <Numeral text="23" x={18} y={30} height={128} stretch={92} color={color} />
          {index === 3 && <Glyph name="check" size={42} color={color} x={192} y={200} />}
          {index === 5 && <Block x={12} y={88} width={228} height={10} color={color} />}
          <T x={20} y={210} size={index === 4 ? 22 : 30} weight={700} color={color}>
            {say(index)}
          </T>
        </At>
      ))}
      <At x={944} y={56} width={280} height={568} style={{ background: ink }}>
        {wordsFrom(picture, 6, 9).map((line, index) => {
          const [key = "", label = ""] = line.split(" ");
          return (
            <At key={line} x={32} y={32 + index * 176} width={216} height={152}>
              <At x={0} y={0} width={104} height={152} style={{ background: index === 2 ? accent : paper }}>
                <Numeral text={key} x={0} y={44} height={64} width={104} align="center" color={ink} />
              </At>
              <T x={120} y={62} size={26} weight={700} color={paper}>
                {label}
              </T>
            </At>
          );
        })}
      </At>
      <At x={56} y={672} width={552} height={112} style={{ background: second }}>
        <Drawing x={32} y={28} width={56} height={56}>
          <path
            d="M4 20A34 34 0 0 1 52 20M14 34A20 20 0 0 1 42 34"
            fill="none"
            stroke={ink}
            strokeWidth={8}
          />
          <rect x={22} y={42} width={12} height={12} fill={ink} />
          <path d="M6 54L50 4" stroke={accent} strokeWidth={8} />
        </Drawing>
        <T x={116} y={40} size={34} weight={700} color={ink}>
          {say(9)}
        </T>
      </At>
      <At x={56} y={816} width={552} height={88} style={{ background: ground }}>
        {Array.from({ length: 6 }, (_, i) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={i * 92}
            x={i * 92 + 8}
            y={8}
            width={76}
            height={72}
            color={i < 4 ? main : i === 4 ? accent : paper}
          />
        ))}
        {["18", "19", "20", "21", "22", "23"].map((serial, i) => (
          <Numeral
            key={serial}
            text={serial}
            x={i * 92 + 8}
            y={28}
            height={32}
            width={76}
            align="center"
            color={i < 4 ? paper : ink}
          />
        ))}
      </At>
      <At x={640} y={672} width={584} height={232}>
        <Drawing width={584} height={232}>
          <path d="M0 0H584V184H96L40 232V184H0Z" fill={main} />
        </Drawing>
        <Glyph name="mail" size={56} color={second} x={40} y={64} />
        <Numeral text="23" x={136} y={52} height={84} color={paper} />
        <T x={320} y={64} size={72} weight={800} color={second}>
          20:25
        </T>
      </At>
    </Stage>
  );
};
