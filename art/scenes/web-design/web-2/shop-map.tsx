import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { type Piece, Quilt, StitchFrame } from "./quilt.tsx";
import { Line, Table } from "./shop.tsx";

const kinds = ["0412", "0418", "0421", "0427", "0431", "0415", "house"] as const satisfies readonly Piece[];

/** The site as patchwork: forty-eight quilt pages in one patch, four single patches sewn to it. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const patches = [
    { x: 56, y: 56, back: ground, front: ink, text: say(2) },
    { x: 56, y: 632, back: accent, front: ink, text: say(3) },
    { x: 976, y: 56, back: main, front: paper, text: say(4) },
    { x: 976, y: 632, back: paper, front: main, text: say(5) },
  ];
  return (
    <Table ground={second} ink={ink}>
      <Drawing width={1280} height={960}>
        <path
          d="M304 200H400M304 736H400M880 200H976M880 736H976"
          stroke={accent}
          strokeWidth={14}
          strokeDasharray="28 6"
        />
      </Drawing>
      <At
        x={360}
        y={104}
        width={560}
        height={704}
        style={{ background: paper, ...hardShadow(16, "#162a60") }}
      >
        <Line x={28} y={20} size={52} weight={900}>
          {say(0)}
        </Line>
        {Array.from({ length: 48 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a patch is its place
          <At key={i} x={26 + (i % 8) * 64} y={104 + Math.floor(i / 8) * 84}>
            <Quilt
              piece={kinds[Math.floor(random() * kinds.length)] ?? "house"}
              width={60}
              height={80}
              cell={5}
            />
          </At>
        ))}
        <Line x={28} y={632} size={32} weight={700} color={main}>
          {say(1)}
        </Line>
      </At>
      {patches.map(({ x, y, back, front, text }) => (
        <At
          key={text}
          x={x}
          y={y}
          width={256}
          height={256}
          style={{ background: back, color: front, ...hardShadow(16, "#162a60") }}
        >
          <StitchFrame width={256} height={256} color={front} thick={5} stitch={18} inset={14} />
          <Line x={40} y={44} size={40} weight={900} width={184}>
            {text}
          </Line>
        </At>
      ))}
      <Line x={360} y={864} size={34} weight={700} width={560} align="center" color={paper}>
        {say(6)}
      </Line>
    </Table>
  );
};
