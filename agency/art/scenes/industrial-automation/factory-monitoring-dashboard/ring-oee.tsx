import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";
import { CopFromAbove } from "./cops.tsx";

const PITCH = 27;
const lefts = [48, 352, 656] as const;

/** Three factors of two quarters as a hundred pegs each: full ones carry a cop, lost ones stay empty. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const data = numbers(picture, []);
  const pale = "#f4f7f5";
  const halves = [
    { top: 168, line: 1, product: 2, from: 0 },
    { top: 608, line: 3, product: 4, from: 4 },
  ];
  return (
    <Stage ground={main}>
      <Ink client={client}>
        <Say at={[48, 78]} size={48} weight={800} color={ink}>
          {say(0)}
        </Say>
        {halves.map(({ top, line, product, from }) => (
          <g key={top}>
            <Say at={[48, top - 24]} size={34} weight={600} color={ink}>
              {say(line)}
            </Say>
            {lefts.map((left, f) => (
              <g key={left}>
                {times(100).map((i) => {
                  const at: [number, number] = [
                    left + 14 + (i % 10) * PITCH,
                    top + 14 + (9 - Math.floor(i / 10)) * PITCH,
                  ];
                  const full = i < Math.round(data[from + f] ?? 0);
                  return full ? (
                    <CopFromAbove key={i} at={at} r={12.5} yarn={pale} core={ink} />
                  ) : (
                    <circle key={i} cx={at[0]} cy={at[1]} r={5} fill={ink} />
                  );
                })}
                {f < 2 && <Wire d={`M${left + 278} ${top + 126}l18 18m0-18l-18 18`} color={ink} thick={7} />}
              </g>
            ))}
            <Wire d={`M938 ${top + 128}h26m-26 16h26`} color={ink} thick={7} />
            {from > 0 && <Box at={[976, top + 48, 304, 176]} fill={ink} />}
            <Say at={[1250, top + 166]} size={84} weight={800} color={from ? accent : ink} anchor="end">
              {say(product)}
            </Say>
          </g>
        ))}
        <Wire d="M48 540H1232" color={ink} thick={4} />
        {lefts.map((left, i) => (
          <Say key={left} at={[left, 936]} size={34} weight={600} color={ink}>
            {say(5 + i)}
          </Say>
        ))}
        {lefts.map((left) => (
          <Box key={left} at={[left, 890, 270, 8]} fill={ink} />
        ))}
        {lefts.map((left) => (
          <Box key={left} at={[left, 450, 270, 8]} fill={ink} />
        ))}
      </Ink>
    </Stage>
  );
};
