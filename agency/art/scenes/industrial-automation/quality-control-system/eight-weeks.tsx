import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const closed = [4, 7, 9, 11, 8, 9, 6, 5] as const;
const [LEFT, STEP, FOOT, UNIT] = [104, 120, 712, 48] as const;

/** Faults per 100 metres fall in steps over eight weeks; below, the findings closed in each. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const weeks = numbers(picture, []);
  const y = (value: number) => FOOT - value * UNIT;
  const path = weeks
    .map((value, i) => `${i ? "V" : `M${LEFT} `}${y(value)}H${LEFT + (i + 1) * STEP}`)
    .join("");
  const end = LEFT + weeks.length * STEP;
  const [first = 0, last = 0] = [weeks[0], weeks[weeks.length - 1]];
  return (
    <Stage ground={ground}>
      <Ink client={client}>
        <defs>
          <pattern id="twill" width="32" height="32" patternUnits="userSpaceOnUse">
            <rect width="32" height="32" fill={main} />
            <path d="M-8 40L40-8M-24 24L24-24M8 56L56 8" stroke="#4667a8" strokeWidth="7" />
          </pattern>
        </defs>
        <Say at={[LEFT, 96]} size={52} weight={800} color={paper}>
          {say(0)}
        </Say>
        <path d={`${path}V${FOOT}H${LEFT}Z`} fill="url(#twill)" />
        <Wire d={path} color={second} thick={16} />
        <Wire d={`M${LEFT - 8} ${y(first)}h${STEP + 16}`} color={accent} thick={28} />
        <Wire d={`M${end - STEP - 8} ${y(last)}h${STEP + 16}`} color={accent} thick={28} />
        <Say at={[LEFT - 8, y(first) - 32]} size={112} weight={800} color={accent}>
          {say(1)}
        </Say>
        <Say at={[end + 8, y(last) - 36]} size={176} weight={800} color={accent} anchor="end">
          {say(2)}
        </Say>
        <Wire d={`M${LEFT} ${FOOT}H${end}`} color={paper} thick={6} />
        {times(closed.length).map((i) => (
          <g key={i}>
            {times(closed[i] ?? 0).map((k) => (
              <Box
                key={k}
                at={[LEFT + STEP * (i + 1) - 34 + (k % 2) * 36, FOOT + 64 + Math.floor(k / 2) * 20, 32, 14]}
                fill={second}
              />
            ))}
          </g>
        ))}
        <Say at={[LEFT, FOOT + 44]} size={30} weight={600} color={paper}>
          {say(3)}
        </Say>
        <Say at={[end, FOOT + 44]} size={30} weight={600} color={paper} anchor="end">
          {say(4)}
        </Say>
        <Say at={[LEFT, FOOT + 216]} size={36} weight={600} color={second}>
          {say(5)}
        </Say>
      </Ink>
    </Stage>
  );
};
