import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { plain, Summits, skyline } from "./knit.tsx";

const [LEFT, WIDE, BASE] = [96, 1088, 512];

/** The mark alone on lichen orange, a fine line over the tops, the name in one line below. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, accent } = brief.palette;
  return (
    <Stage ground={accent}>
      <Drawing width={1280} height={960}>
        <path d={skyline(LEFT, BASE, WIDE, 100)} fill={mix(accent, paper, 0.4)} />
        <Summits x={LEFT} base={BASE} width={WIDE} color={ink} />
        <path d={`M0 ${BASE}H1280V${BASE + 16}H0Z`} fill={ink} />
        <text
          x={LEFT - 6}
          y={716}
          fill={ink}
          textLength={WIDE + 6}
          lengthAdjust="spacingAndGlyphs"
          {...plain(168, 600)}
        >
          {word(picture, 0)}
        </text>
        {[1, 2, 3].map((index) => (
          <text
            key={index}
            x={[LEFT, 640, LEFT + WIDE][index - 1]}
            y={852}
            textAnchor={(["start", "middle", "end"] as const)[index - 1]}
            fill={ink}
            {...plain(44, 560)}
          >
            {word(picture, index)}
          </text>
        ))}
      </Drawing>
    </Stage>
  );
};
