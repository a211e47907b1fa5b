import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";

const minutes = [95, 215, 140, 110] as const;
const greys = ["#8d9299", "#a4a8ae", "#7c8189", "#b6b9bd"] as const;

/** A day of clerks' steps as a row of grey containers, and four minutes at the same scale: two pixels a minute. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lefts = minutes.map((_, i) => 80 + 2 * minutes.slice(0, i).reduce((sum, part) => sum + part, 0));
  return (
    <Yard ground={paper} ink={ink}>
      <Say x={76} y={56} size={150} head>
        {say(0)}
      </Say>
      <Drawing width={1280} height={960} crisp>
        {minutes.map((part, i) => (
          <Box
            key={lefts[i]}
            x={lefts[i] ?? 0}
            y={232}
            width={part * 2 - 4}
            height={208}
            color={greys[i] ?? "#8d9299"}
          />
        ))}
        <path
          d={Array.from({ length: 10 }, (_, hour) => `M${80 + hour * 120} 456v${hour === 0 ? 28 : 20}`).join(
            "",
          )}
          stroke={ink}
          strokeWidth={4}
        />
        <rect x={80} y={504} width={8} height={344} fill={main} />
        <path d="M88 676H196" stroke={ink} strokeWidth={4} />
      </Drawing>
      {minutes.map((part, i) => (
        <Say key={lefts[i]} x={(lefts[i] ?? 0) + 24} y={312} size={34} weight={700} width={part * 2 - 48}>
          <span style={{ background: paper, padding: "4px 10px", margin: -10, boxDecorationBreak: "clone" }}>
            {say(i + 1)}
          </span>
        </Say>
      ))}
      <Say x={212} y={500} size={380} head color={main}>
        {say(5)}
      </Say>
      <Say x={216} y={872} size={30}>
        {say(6)}
      </Say>
    </Yard>
  );
};
