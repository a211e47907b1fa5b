import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const [LEFT, WIDE, MINUTES, GAP] = [56, 1168, 360, 26] as const;
const at = (minute: number) => LEFT + (minute / MINUTES) * WIDE;
/** In which order the twelve frames happened to fill up. */
const order = [4, 9, 1, 7, 0, 11, 5, 2, 10, 3, 8, 6] as const;

/** Twelve frames over six hours as threads; the wait after each full cop is thick and amber. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const before = order.map((place, frame) => {
    const wait = 1 + place * 1.455;
    return [34, 172, 310].map((round) => ({ frame, full: round + (place % 4) * 3 + (frame % 3), wait }));
  });
  const after = times(12).map((frame) =>
    [-110, 22, 154, 286]
      .map((round) => ({ frame, full: round + frame * 11, wait: 2 + ((frame * 5) % 4) }))
      .filter(({ full }) => full > 4 && full < 350),
  );
  const half = (rounds: readonly { frame: number; full: number; wait: number }[][], top: number) => (
    <>
      {rounds.map((doffs, frame) => {
        const y = top + frame * GAP;
        return (
          <g key={y}>
            <Wire d={`M${LEFT} ${y}H${LEFT + WIDE}`} color={ground} thick={3} />
            {doffs.map(({ full, wait }) => (
              <g key={full}>
                <Box at={[at(full) + 7, y - 9, (wait / MINUTES) * WIDE, 18]} fill={accent} />
                <circle cx={at(full)} cy={y} r={8} fill={ink} />
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
  return (
    <Stage ground={second}>
      <Ink client={client}>
        <Say at={[LEFT, 72]} size={40} weight={700} color={ink}>
          {say(0)}
        </Say>
        <Say at={[LEFT, 138]} size={40} weight={800} color={ink}>
          {say(1)}
        </Say>
        {half(before, 172)}
        <Box at={[0, 480, 1280, 480]} fill={paper} />
        <Say at={[LEFT, 544]} size={40} weight={800} color={ink}>
          {say(3)}
        </Say>
        <Say at={[LEFT + WIDE, 542]} size={32} weight={500} color={ink} anchor="end">
          {say(2)}
        </Say>
        {half(after, 584)}
        {times(7).map((i) => (
          <Wire key={i} d={`M${at(i * 60)} 884v${i % 6 ? 10 : 18}`} color={ink} thick={4} />
        ))}
        <Wire d={`M${LEFT} 884H${LEFT + WIDE}`} color={ink} thick={4} />
        <Say at={[LEFT, 936]} size={30} weight={600} color={ink}>
          {say(4)}
        </Say>
        <Say at={[LEFT + WIDE, 936]} size={30} weight={600} color={ink} anchor="end">
          {say(5)}
        </Say>
      </Ink>
    </Stage>
  );
};
