import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Knitting } from "./fabric.tsx";
import { plain } from "./knit.tsx";

/** A whole repeat of 42 stitches fills the width. */
const [STITCH, ROW, SHORE] = [1280 / 42, 14, 35];

/** Knitting that fills the picture: the seven mountains in white on moss, mirrored in dark water, one orange stitch. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const shore = SHORE * ROW;
  const tags = [
    { index: 1, x: 0, y: shore - 28, wide: 172, color: accent },
    { index: 2, x: 0, y: shore - 32 * ROW - 10, wide: 190, color: paper },
    { index: 3, x: 904, y: 888, wide: 376, color: paper },
  ];
  return (
    <Stage ground={mix(second, ink, 0.5)}>
      <Drawing width={1280} height={960}>
        <path d={`M0 ${shore + 8}H1280V960H0Z`} fill={mix(main, ink, 0.6)} />
        <Knitting
          width={1280}
          height={960}
          colors={[second, paper, accent]}
          water={[mix(main, ink, 0.2), mix(paper, main, 0.42)]}
          stitchWidth={STITCH}
          rowHeight={ROW}
          shore={SHORE}
          marked={6}
        />
        {tags.map(({ index, x, y, wide, color }) => (
          <g key={index}>
            <rect x={x} y={y} width={wide} height={56} fill={color} />
            <text x={x + 24} y={y + 40} fill={ink} {...plain(36, 680)}>
              {word(picture, index)}
            </text>
          </g>
        ))}
        <rect x={0} y={888} width={264} height={72} fill={ink} />
        <text x={24} y={938} fill={paper} {...plain(38, 680)}>
          {word(picture, 0)}
        </text>
      </Drawing>
    </Stage>
  );
};
