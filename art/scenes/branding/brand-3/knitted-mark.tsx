import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Knitting } from "./fabric.tsx";
import { plain } from "./knit.tsx";

const [STITCH, ROW, SHORE] = [24, 14, 35];

/** Knitting that fills the picture: the seven mountains in fog on moss, mirrored as in water, one orange stitch. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second, accent } = brief.palette;
  const shore = SHORE * ROW;
  const tags = [
    { index: 1, x: 0, y: shore - 26, wide: 172, color: accent },
    { index: 2, x: 0, y: shore - 32 * ROW - 26, wide: 190, color: paper },
    { index: 3, x: 904, y: 888, wide: 376, color: paper },
  ];
  return (
    <Stage ground={mix(second, ink, 0.5)}>
      <Drawing width={1280} height={960}>
        <Knitting
          width={1280}
          height={960}
          colors={[second, paper, accent]}
          stitchWidth={STITCH}
          rowHeight={ROW}
          shore={SHORE}
          marked={8}
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
