import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const [FIELD, DEEP, LINE, RUN] = ["#c9c4bd", "#b0aaa2", "#78716a", "#a19a92"] as const;

/** Operator screen after ISA-101: 44 looms in grey, the three that stand in amber, figures at the right. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const stopped = [6, 7, 8].map((index) => {
    const [loom = "", cause = "", ...rest] = say(index).split(" ");
    return { loom: Number(loom), letter: cause.slice(0, 2), seconds: rest.join(" "), text: say(index) };
  });
  const [rate = "", ...unit] = say(4).split(" ");
  return (
    <Stage ground={FIELD}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 88]} fill={DEEP} />
        <Say at={[40, 60]} size={44} weight={700} color={ink}>
          {say(0)}
        </Say>
        <Say at={[1240, 58]} size={32} color={ink} anchor="end">
          {say(1)}
        </Say>
        {times(44).map((i) => {
          const [x, y] = [40 + (i % 11) * 74, 128 + Math.floor(i / 11) * 128];
          const stop = stopped.find(({ loom }) => loom === i + 1);
          return (
            <g key={i}>
              <Box at={[x, y, 64, 96]} fill={stop ? accent : RUN} />
              <Box at={[x, y, 64, 8]} fill={stop ? ink : LINE} />
              <Say
                at={[x + 32, y + (stop ? 48 : 62)]}
                size={stop ? 32 : 26}
                weight={stop ? 800 : 500}
                color={stop ? ink : "#4c4640"}
                anchor="middle"
              >
                {i + 1}
              </Say>
              {stop && (
                <Say at={[x + 32, y + 82]} size={22} weight={700} color={ink} anchor="middle">
                  {stop.seconds}
                </Say>
              )}
            </g>
          );
        })}
        <Wire d="M40 648H846" color={LINE} thick={3} />
        <Say at={[40, 736]} size={64} weight={700} color="#4c4640">
          {say(2)}
        </Say>
        <Say at={[40, 828]} size={64} weight={800} color={ink}>
          {say(3)}
        </Say>
        {stopped.map(({ loom, text }, i) => (
          <g key={loom}>
            <Box at={[472, 684 + i * 76, 374, 60]} fill={accent} />
            <Say at={[496, 726 + i * 76]} size={36} weight={700} color={ink}>
              {text}
            </Say>
          </g>
        ))}
        <Box at={[888, 88, 392, 872]} fill={DEEP} />
        <Say at={[924, 240]} size={132} weight={800} stretch={70} color={ink}>
          {rate}
        </Say>
        <Say at={[924, 296]} size={32} color={ink}>
          {unit.join(" ")}
        </Say>
        <Wire d="M924 352H1240" color={LINE} thick={3} />
        {say(5)
          .split(", ")
          .map((part, i) => (
            <g key={part}>
              <Say at={[924, 408 + i * 104]} size={30} color={ink}>
                {part}
              </Say>
              <Box at={[924, 424 + i * 104, i === 0 ? 284 : 316, 32]} fill={i === 0 ? LINE : "#8c857d"} />
            </g>
          ))}
        <Wire d="M924 600H1240" color={LINE} thick={3} />
        {[9, 10].map((index, i) => (
          <g key={index} transform={`translate(924 ${640 + i * 148})`}>
            <Say at={[0, 26]} size={30} weight={600} color={ink}>
              {say(index)}
            </Say>
            <Box at={[0, 48, 12, 72]} fill={LINE} />
            <Box at={[304, 48, 12, 72]} fill={LINE} />
            <Box at={[12, 80, 292, 8]} fill={LINE} />
            <Box at={[24, i ? 64 : 72, 268, i ? 40 : 24]} fill={ink} />
          </g>
        ))}
      </Ink>
    </Stage>
  );
};
