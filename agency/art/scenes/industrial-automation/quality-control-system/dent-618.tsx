import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const PITCH = 80;
const BENT = 8;
const TOP = 256;
const CLOTH = 800;

/** The reed from the weaver's side: one wire bent, two ends crowded beside it, a reed mark in the cloth below. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const blue = "#7d97cf";
  const bent = `C${BENT * PITCH} 380 ${BENT * PITCH + 52} 470 ${BENT * PITCH + 52} 540S${BENT * PITCH} 700 ${BENT * PITCH} ${CLOTH}`;
  const dents = times(17);
  return (
    <Stage ground="#0a1322">
      <Ink client={client}>
        {dents.map((i) =>
          [28, 52].map((across, k) => {
            const x = i * PITCH + across;
            const squeezed = i === BENT;
            const d = squeezed
              ? `M${x} ${TOP}C${x} 380 ${x + (k ? 14 : 32)} 470 ${x + (k ? 14 : 32)} 540S${x} 700 ${x} ${CLOTH}`
              : `M${x} ${TOP}V${CLOTH}`;
            return <Wire key={x} d={d} color={(i + k) % 2 ? blue : main} thick={15} />;
          }),
        )}
        {dents.map((i) =>
          i === BENT ? null : (
            <g key={i}>
              <Box at={[i * PITCH - 9, TOP, 18, CLOTH - TOP]} fill="#8d9bb0" />
              <Box at={[i * PITCH - 9, TOP, 7, CLOTH - TOP]} fill="#dfe5ec" />
            </g>
          ),
        )}
        <path d={`M${BENT * PITCH} ${TOP}${bent}`} fill="none" stroke={accent} strokeWidth={20} />
        <Box at={[0, CLOTH, 1280, 160]} fill={main} />
        {times(48).map((i) => (
          <Wire key={i} d={`M${i * 32 - 160} 960l160-160`} color={blue} thick={9} />
        ))}
        <Box at={[612, CLOTH, 36, 160]} fill={paper} />
        <Wire d={`M664 ${CLOTH}v160M682 ${CLOTH}v160`} color={ground} thick={12} />
        <Box at={[0, CLOTH - 8, 1280, 16]} fill={ground} />
        <Box at={[0, 176, 1280, 88]} fill="#7a8798" />
        <Box at={[0, 176, 1280, 56]} fill="#c3cad4" />
        <Box at={[0, 112, 1280, 80]} fill={paper} />
        {times(33).map((i) => (
          <Wire key={i} d={`M${i * 40} 192v${i % 4 === 0 ? -48 : -24}`} color={ink} thick={5} />
        ))}
        <Box at={[0, 0, 1280, 112]} fill={ground} />
        <Say at={[48, 78]} size={56} weight={700} color={paper}>
          {say(3)}
        </Say>
        <Say at={[1232, 78]} size={52} weight={600} color={second} anchor="end">
          {say(2)}
        </Say>
        <Box at={[504, 24, 272, 120]} fill={accent} />
        <path d="M608 144h64l-32 48z" fill={accent} />
        <Say at={[640, 106]} size={68} weight={800} color={ink} anchor="middle">
          {say(1)}
        </Say>
        <Box at={[784, 448, 440, 152]} fill={accent} />
        <path d="M700 540l84-44v72z" fill={accent} />
        <Say at={[1004, 558]} size={96} weight={800} color={ink} anchor="middle">
          {say(0)}
        </Say>
      </Ink>
    </Stage>
  );
};
