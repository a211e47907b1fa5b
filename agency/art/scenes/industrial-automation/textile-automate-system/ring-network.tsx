import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Tip, times, Wire } from "../parts.tsx";

const stations = [
  [96, 560],
  [96, 760],
  [296, 800],
  [496, 800],
  [696, 760],
  [696, 560],
] as const;

/** A PROFINET ring of one CPU and six stations, a Modbus branch, and one door in the firewall above. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={ground}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 168]} fill={main} />
        <Box at={[80, 28, 168, 100]} fill={ink} />
        <Box at={[92, 40, 144, 76]} fill={second} />
        <Box at={[140, 128, 48, 16]} fill={ink} />
        <Say at={[280, 98]} size={52} weight={700} color={paper}>
          {say(8)}
        </Say>
        {times(40).map((i) =>
          [0, 1].map((row) => {
            const x = i * 64 - row * 32;
            return x > 430 && x < 540 ? null : (
              <Box key={`${x},${row}`} at={[x, 176 + row * 32, 56, 26]} fill={accent} />
            );
          }),
        )}
        <Box at={[928, 168, 320, 74]} fill={accent} line={ground} thick={8} />
        <Say at={[1088, 222]} size={48} weight={800} color={ink} anchor="middle">
          {say(7)}
        </Say>
        <Wire d="M496 320V160" color={paper} thick={8} />
        <Tip at={[496, 142]} to="up" size={26} color={paper} />
        <Box at={[392, 264, 208, 80]} fill={paper} />
        <Say at={[496, 320]} size={44} weight={800} color={ink} anchor="middle">
          {say(6)}
        </Say>
        {[9, 10, 11, 12].map((index, i) => {
          const [x, y] = [824 + Math.min(i, 2) * 56, 290 + i * 40];
          return (
            <g key={index}>
              {i > 0 && (
                <Wire d={`M${x - 40} ${i === 3 ? y - 80 : y - 28}V${y - 12}h32`} color={second} thick={4} />
              )}
              <Box at={[x - 8, y - 24, 24, 24]} fill={i > 1 ? accent : second} />
              <Say at={[x + 32, y]} size={32} weight={i > 1 ? 600 : 500} color={paper}>
                {say(index)}
              </Say>
            </g>
          );
        })}
        <Wire d="M600 304H776V278H812" color={second} thick={4} />
        <Wire d="M496 344V440" color={paper} thick={8} />
        <Say at={[528, 404]} size={34} weight={600} color={paper}>
          {say(5)}
        </Say>
        <path
          d="M496 480H230Q182 480 182 528V800Q182 848 230 848H734Q782 848 782 800V528Q782 480 734 480Z"
          fill="none"
          stroke="#c9773f"
          strokeWidth={24}
          strokeDasharray="36 10"
        />
        <Wire
          d="M496 480H230Q182 480 182 528V800Q182 848 230 848H734Q782 848 782 800V528Q782 480 734 480Z"
          color={second}
          thick={8}
        />
        <Say at={[482, 660]} size={38} weight={600} color={second} anchor="middle">
          {say(2)}
        </Say>
        {stations.map(([x, y], i) => (
          <g key={`${x},${y}`}>
            <Box at={[x, y, 172, 96]} fill={paper} />
            <Box at={[x, y, 44, 96]} fill={main} />
            {times(5).map((k) => (
              <Box key={k} at={[x + 56 + k * 22, y + 48, 14, 36]} fill={k % 2 ? "#2ba878" : second} />
            ))}
            <Say at={[x + 22, y + 62]} size={36} weight={800} color={paper} anchor="middle">
              {i + 1}
            </Say>
          </g>
        ))}
        <Say at={[482, 724]} size={38} weight={700} color={paper} anchor="middle">
          {say(1)}
        </Say>
        <Box at={[300, 436, 392, 88]} fill={accent} />
        <Say at={[496, 494]} size={36} weight={800} color={ink} anchor="middle" stretch={70}>
          {say(0)}
        </Say>
        <Wire d="M692 468H980V584" color={paper} thick={6} dash="18 10" />
        <Say at={[1240, 510]} size={34} weight={600} color={paper} anchor="end">
          {say(4)}
        </Say>
        {times(7).map((i) => (
          <g key={i} transform={`translate(${944 + i * 42} 584)`}>
            <Box at={[0, 0, 36, 88]} fill={paper} />
            <Box at={[5, 10, 26, 24]} fill="#2f4b3c" />
          </g>
        ))}
        {times(9).map((i) => (
          <g key={i} transform={`translate(${944 + (i % 5) * 60} ${696 + Math.floor(i / 5) * 84})`}>
            <Box at={[0, 0, 52, 76]} fill={second} />
            <Wire d="M10 54q8-36 16-12t16-12" color={ink} thick={5} />
          </g>
        ))}
        <Say at={[944, 908]} size={38} weight={700} color={paper}>
          {say(3)}
        </Say>
      </Ink>
    </Stage>
  );
};
