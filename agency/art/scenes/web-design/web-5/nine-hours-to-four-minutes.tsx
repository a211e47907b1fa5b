import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";

const minutes = [95, 215, 140, 110] as const;
const greys = ["#8d9299", "#a4a8ae", "#7c8189", "#b6b9bd"] as const;
const [LEFT, MINUTE, TOP, HIGH] = [40, 1200 / 560, 216, 288];

/** A day of clerks' steps as a row of grey containers at night, and four minutes at the same scale as an orange sliver. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lefts = minutes.map(
    (_, i) => LEFT + MINUTE * minutes.slice(0, i).reduce((sum, part) => sum + part, 0),
  );
  return (
    <Yard ground={ground} ink={paper}>
      <Say x={36} y={40} size={168} head>
        {say(0)}
      </Say>
      <Drawing width={1280} height={960} crisp>
        {minutes.map((part, i) => (
          <Box
            key={lefts[i]}
            x={lefts[i] ?? 0}
            y={TOP}
            width={part * MINUTE - 4}
            height={HIGH}
            color={greys[i] ?? "#8d9299"}
          />
        ))}
        <path
          d={Array.from(
            { length: 10 },
            (_, hour) => `M${LEFT + 2 + hour * 60 * MINUTE} ${TOP + HIGH + 12}v28`,
          ).join("")}
          stroke={mix(ground, paper, 0.6)}
          strokeWidth={5}
        />
        <rect x={LEFT} y={TOP + HIGH + 56} width={4 * MINUTE} height={344} fill={main} />
        <path d={`M${LEFT + 4 * MINUTE} 752H168`} stroke={main} strokeWidth={5} />
      </Drawing>
      {minutes.map((part, i) => (
        <At
          key={lefts[i]}
          x={(lefts[i] ?? 0) + 24}
          y={TOP + 32}
          style={{ background: paper, padding: "10px 14px" }}
        >
          <div
            style={{
              color: ink,
              fontSize: 40,
              fontWeight: 700,
              lineHeight: 1.1,
              width: "min-content",
              minWidth: part * MINUTE - 92,
            }}
          >
            {say(i + 1)}
          </div>
        </At>
      ))}
      <Say x={188} y={556} size={376} head color={main}>
        {say(5)}
      </Say>
      <Say x={960} y={800} size={36} width={284}>
        {say(6)}
      </Say>
    </Yard>
  );
};
