import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";
import { denim } from "./denim.ts";

/** Three findings in large type, each with a strip of cloth that shows how its fault repeats. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const strip = denim(44, 16, 8, { warp: "#263f7c", weft: "#8fa3cc", relief: 0.24 });
  const rows = [
    { top: 152, line: 1, sub: 2 },
    { top: 400, line: 3, sub: 4 },
    { top: 648, line: 5, sub: 6 },
  ];
  return (
    <Stage ground={accent}>
      {rows.map(({ top }) => (
        <Woven key={top} x={872} y={top + 44} width={352} height={128} pixels={strip} />
      ))}
      <Ink client={client}>
        <Say at={[56, 92]} size={44} weight={600} color={ink}>
          {say(0)}
        </Say>
        {rows.map(({ top, line }) => {
          const [loom = "", part = ""] = say(line).split(": ");
          return (
            <g key={top}>
              <Box at={[56, top - 24, 1168, 8]} fill={ink} />
              <Say at={[48, top + 172]} size={224} weight={900} stretch={62} color={ink}>
                {loom}:
              </Say>
              <Say at={[320, top + 92]} size={56} weight={800} color={ink}>
                {part}
              </Say>
            </g>
          );
        })}
        <Say at={[320, 324]} size={52} color={ink}>
          {say(2)}
        </Say>
        <Say at={[320, 572]} size={52} color={ink}>
          {say(4)}
        </Say>
        <Box at={[320, 772, 344, 76]} fill={ink} />
        <Say at={[340, 826]} size={50} weight={700} color={paper}>
          {say(6)}
        </Say>
        {times(4).map((i) => (
          <Wire key={i} d={`M${908 + i * 88} 244l18 26`} color={paper} thick={10} cap="round" />
        ))}
        <Wire d="M908 204v24M996 204v24M908 216h88" color={paper} thick={5} />
        <Wire d="M872 536H1224" color={paper} thick={9} />
        {times(9).map((i) => (
          <Wire key={i} d={`M${888 + i * 40} 806l22 0`} color={paper} thick={9} cap="round" />
        ))}
        <Box at={[56, 872, 1168, 8]} fill={ink} />
        <Say at={[1224, 930]} size={40} weight={700} color={ink} anchor="end">
          {say(7)}
        </Say>
      </Ink>
    </Stage>
  );
};
