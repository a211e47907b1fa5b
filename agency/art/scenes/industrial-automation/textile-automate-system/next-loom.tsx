import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const PITCH = 200;

/** The alley from above: a jobber's steps lead to loom 17 of row B, and the phone says the same in large. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const loom = (x: number, y: number, stopped: boolean, flip: boolean) => (
    <g transform={flip ? `translate(${x + 272} ${y}) scale(-1 1)` : `translate(${x} ${y})`}>
      <Box at={[0, 0, 272, 168]} fill={stopped ? accent : main} />
      <Box at={[16, 12, 48, 144]} fill={ground} />
      <Box at={[28, 12, 8, 144]} fill={stopped ? paper : second} />
      {times(12).map((i) => (
        <Wire key={i} d={`M64 ${20 + i * 11.6}H196`} color={stopped ? ground : second} thick={4} />
      ))}
      <Box at={[132, 6, 14, 156]} fill={ink} />
      <Box at={[164, 6, 10, 156]} fill={paper} />
      <Box at={[176, 16, 64, 136]} fill={stopped ? paper : second} />
      <Box at={[240, 12, 20, 144]} fill={ground} />
    </g>
  );
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <Box at={[328, 0, 280, 960]} fill={paper} />
      </Drawing>
      <Ink client={client}>
        {times(5).map((row) => {
          const y = row * PITCH - 4;
          const stopped = row === 1;
          return (
            <g key={row}>
              {loom(40, y, stopped, false)}
              {loom(624, y, false, true)}
              {!stopped && <Box at={[104, y + 56, 84, 56]} fill={ground} />}
              {!stopped && (
                <Say at={[146, y + 99]} size={44} weight={700} color={paper} anchor="middle">
                  {say(6 + (row === 0 ? 0 : row - 1))}
                </Say>
              )}
            </g>
          );
        })}
        <Box at={[88, 226, 120, 104]} fill={ink} />
        <Say at={[148, 308]} size={88} weight={900} color={accent} anchor="middle">
          {say(0)}
        </Say>
        <path
          d="M468 784V280H392"
          fill="none"
          stroke={ground}
          strokeWidth={20}
          strokeDasharray="4 36"
          strokeLinecap="round"
        />
        <path d="M400 228V332L328 280Z" fill={accent} stroke={ground} strokeWidth={10} />
        <circle cx={468} cy={840} r={56} fill="#2f4bc0" />
        <ellipse cx={468} cy={840} rx={92} ry={40} fill="#2f4bc0" />
        <circle cx={468} cy={836} r={34} fill={ink} />
      </Ink>
      <Phone x={640} y={64} width={568} height={960} shadow={24} body={ink} screen={accent}>
        <Ink client={client} width={544} height={936}>
          <Box at={[0, 0, 544, 88]} fill={ink} />
          <Say at={[32, 60]} size={44} weight={600} color={accent}>
            {say(5)}
          </Say>
          <Say at={[20, 424]} size={432} weight={900} stretch={78} color={ink}>
            {say(0)}
          </Say>
          <path d="M384 552l84-96v56h64v80h-64v56z" fill={ink} />
          <Say at={[28, 532]} size={72} weight={800} color={ink}>
            {say(1)}
          </Say>
          <Say at={[28, 612]} size={60} weight={600} color={ink}>
            {say(2)}
          </Say>
          <Box at={[0, 664, 544, 272]} fill={ink} />
          <Say at={[32, 752]} size={56} weight={600} color={paper}>
            {say(3)}
          </Say>
          <Box at={[32, 784, 480, 4]} fill={main} />
          <Say at={[32, 862]} size={56} weight={600} color={paper}>
            {say(4)}
          </Say>
        </Ink>
      </Phone>
    </Stage>
  );
};
