import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const PITCH = 40;
const BENT = 16;

/** Where an end lies at the fell, for the place of the reed it comes through. */
const fell = (x: number) => 640 + (x - 640) * 1.22;

/** The reed from the weaver's side: one wire bent, two ends crowded, a stripe in the cloth below. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const wires = times(33);
  const ends = wires.flatMap((i) => {
    const crowded = i === BENT - 1 || i === BENT ? (i === BENT ? 14 : 34) : 20;
    return [-6, 6].map((side, k) => ({
      x: i * PITCH + crowded + side * (crowded === 14 ? 0.6 : 1),
      up: (i * 2 + k) % 4 === 1,
      id: i * 2 + k,
    }));
  });
  return (
    <Stage ground="#0a1322">
      <Ink client={client}>
        {wires.map((i) =>
          i === BENT ? null : (
            <g key={i}>
              <Box at={[i * PITCH - 5, 232, 10, 448]} fill="#8d9bb0" />
              <Box at={[i * PITCH - 5, 232, 4, 448]} fill="#d5dce6" />
            </g>
          ),
        )}
        <path
          d={`M${BENT * PITCH} 232C${BENT * PITCH} 320 ${BENT * PITCH + 34} 400 ${BENT * PITCH + 30} 470S${BENT * PITCH} 600 ${BENT * PITCH} 680`}
          fill="none"
          stroke={accent}
          strokeWidth={13}
        />
        {ends.map(({ x, up, id }) => (
          <Wire
            key={id}
            d={`M${x} ${up ? 420 : 560}L${fell(x)} 848`}
            color={up ? "#7d97cf" : main}
            thick={13}
          />
        ))}
        {ends.map(({ x, up, id }) => (
          <circle key={id} cx={x} cy={up ? 420 : 560} r={7} fill={up ? "#7d97cf" : main} />
        ))}
        <Box at={[0, 840, 1280, 120]} fill={main} />
        {times(44).map((i) => (
          <Wire key={i} d={`M${i * 32 - 96} 960l120-120`} color="#7d97cf" thick={7} />
        ))}
        <Box at={[632, 840, 9, 120]} fill={paper} />
        <Wire d="M618 840v120M655 840v120" color={ground} thick={12} />
        <Box at={[0, 832, 1280, 10]} fill={paper} />
        <Box at={[0, 128, 1280, 112]} fill="#c3cad4" />
        <Box at={[0, 216, 1280, 24]} fill="#7a8798" />
        <Box at={[0, 96, 1280, 64]} fill={paper} />
        {times(29).map((i) => {
          const x = 640 + (i - 14) * 60;
          return x < 0 || x > 1280 ? null : (
            <Wire key={i} d={`M${x} 160v${i % 5 === 4 ? -36 : -20}`} color={ink} thick={4} />
          );
        })}
        <Box at={[0, 0, 1280, 96]} fill={ground} />
        <Say at={[48, 66]} size={44} weight={700} color={paper}>
          {say(3)}
        </Say>
        <Say at={[1232, 66]} size={44} weight={600} color={second} anchor="end">
          {say(2)}
        </Say>
        <Box at={[536, 36, 208, 76]} fill={accent} />
        <Wire d="M640 112v120" color={accent} thick={10} />
        <Say at={[640, 92]} size={52} weight={800} color={ink} anchor="middle">
          {say(1)}
        </Say>
        <Box at={[720, 296, 328, 104]} fill={accent} />
        <path d="M672 452l48-80v28h32z" fill={accent} />
        <Say at={[884, 372]} size={68} weight={800} color={ink} anchor="middle">
          {say(0)}
        </Say>
      </Ink>
    </Stage>
  );
};
