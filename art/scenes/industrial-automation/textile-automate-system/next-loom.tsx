import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Hand, skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

/** The jobber's phone between two rows of looms: where to walk next, why, and then. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const sleeve = "#2f4bc0";
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <path d="M0 0H1280V960H0Z" fill={second} />
        <path d="M540 300H740L1040 960H240Z" fill="#d49a60" />
        {[0, 1].map((side) => (
          <g key={side} transform={side ? "translate(1280 0) scale(-1 1)" : ""}>
            {times(4).map((i) => {
              const near = [1, 0.62, 0.4, 0.26][i] ?? 1;
              const [x, y] = [560 - near * 330, 300 + near * 300];
              return (
                <g key={near} transform={`translate(${x} ${y}) scale(${near})`}>
                  <path d="M-420-420H-20L40-360V240L-20 300H-420Z" fill={main} />
                  <path d="M-20-420L40-360V240L-20 300Z" fill={ground} />
                  <Box at={[-420, -330, 380, 44]} fill={paper} />
                  {times(10).map((k) => (
                    <Wire key={k} d={`M${-410 + k * 40} -286V-100`} color={second} thick={6} />
                  ))}
                  <Box at={[-420, -110, 380, 22]} fill={ink} />
                  <circle cx={-200} cy={80} r={190} fill={ink} />
                  <circle cx={-200} cy={80} r={150} fill={second} />
                  <circle cx={-200} cy={80} r={88} fill={ground} />
                  <circle cx={-200} cy={80} r={28} fill={paper} />
                </g>
              );
            })}
          </g>
        ))}
        <Hand part="fingers" x={376} y={540} width={528} sleeve={sleeve} skin={skins[3]} />
      </Drawing>
      <Phone x={376} y={32} width={528} height={864} shadow={0} body={ink} screen={accent}>
        <Ink client={client} width={504} height={840}>
          <Box at={[0, 0, 504, 72]} fill={ink} />
          <Say at={[24, 50]} size={36} weight={600} color={accent}>
            {say(5)}
          </Say>
          <Say at={[20, 384]} size={400} weight={900} stretch={78} color={ink}>
            {say(0)}
          </Say>
          <path d="M356 490l72-80v48h64v64h-64v48z" fill={ink} />
          <Say at={[24, 476]} size={64} weight={800} color={ink}>
            {say(1)}
          </Say>
          <Say at={[24, 544]} size={52} weight={600} color={ink}>
            {say(2)}
          </Say>
          <Box at={[0, 592, 504, 248]} fill={ink} />
          <Say at={[24, 684]} size={48} weight={600} color={paper}>
            {say(3)}
          </Say>
          <Box at={[24, 714, 456, 4]} fill={main} />
          <Say at={[24, 786]} size={48} weight={600} color={paper}>
            {say(4)}
          </Say>
        </Ink>
      </Phone>
      <Drawing width={1280} height={960}>
        <Hand part="thumb" x={260} y={752} width={528} sleeve={sleeve} skin={skins[3]} />
      </Drawing>
    </Stage>
  );
};
