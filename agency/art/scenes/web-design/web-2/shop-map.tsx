import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { type Piece, Quilt, StitchFrame } from "./quilt.tsx";
import { Line, Table } from "./shop.tsx";

const kinds = ["0412", "0418", "0421", "0427", "0431", "0415", "house"] as const satisfies readonly Piece[];
const [SIDE, HIGH, GAP] = [288, 472, 16];

/** The site as patchwork over the whole picture: forty-eight quilt pages in one patch, four patches sewn to it. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const far = 1280 - SIDE;
  const patches = [
    { x: 0, y: 0, back: ground, front: ink, text: say(2), sign: "person" },
    { x: 0, y: HIGH + GAP, back: accent, front: ink, text: say(3), sign: "heart" },
    { x: far, y: 0, back: main, front: paper, text: say(4), sign: "truck" },
    { x: far, y: HIGH + GAP, back: paper, front: main, text: say(5), sign: "bag" },
  ] as const;
  return (
    <Table ground={ink} ink={ink}>
      {patches.map(({ x, y, back, front, text, sign }) => (
        <At key={text} x={x} y={y} width={SIDE} height={HIGH} style={{ background: back, color: front }}>
          <StitchFrame width={SIDE} height={HIGH} color={front} thick={6} stitch={22} inset={20} />
          <Line x={48} y={48} size={48} weight={900} width={208}>
            {text}
          </Line>
          <Glyph name={sign} size={168} color={front} x={60} y={248} />
        </At>
      ))}
      <At
        x={SIDE + GAP}
        y={0}
        width={1280 - 2 * (SIDE + GAP)}
        height={832}
        style={{ background: second, color: paper }}
      >
        <Line x={36} y={28} size={72} weight={900}>
          {say(0)}
        </Line>
        {Array.from({ length: 48 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a patch is its place
          <At key={i} x={36 + (i % 8) * 76} y={136 + Math.floor(i / 8) * 100}>
            <Quilt
              piece={kinds[Math.floor(random() * kinds.length)] ?? "house"}
              width={68}
              height={92}
              cell={5}
            />
          </At>
        ))}
        <Line x={36} y={752} size={38} weight={800} color={accent}>
          {say(1)}
        </Line>
      </At>
      <At x={SIDE + GAP} y={848} width={1280 - 2 * (SIDE + GAP)} height={112} style={{ background: paper }}>
        <Line x={0} y={30} size={44} weight={900} width={1280 - 2 * (SIDE + GAP)} align="center" color={main}>
          {say(6)}
        </Line>
      </At>
      <Drawing width={1280} height={960}>
        <path
          d={[SIDE + GAP / 2, far - GAP / 2]
            .flatMap((seam) => Array.from({ length: 20 }, (_, i) => `M${seam - 24} ${28 + i * 48}h48`))
            .join("")}
          stroke={accent}
          strokeWidth={12}
        />
      </Drawing>
    </Table>
  );
};
