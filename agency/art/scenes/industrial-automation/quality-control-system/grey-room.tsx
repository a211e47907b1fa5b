import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Tip, times, Wire } from "../parts.tsx";

/** Plan of the grey room: two frames beside the looms, the short way and the old one through finishing. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Ink client={client}>
        <Box at={[32, 104, 1216, 800]} line={ground} thick={14} />
        <Box at={[39, 111, 409, 786]} fill={paper} />
        <Box at={[448, 111, 96, 786]} fill="#d3dbea" />
        <Wire
          d="M448 111v350M448 541v138M448 757v147M868 111v180M868 371v250M868 701v203M868 540h130M1118 540h130"
          color={ground}
          thick={12}
        />
        <Say at={[39, 76]} size={56} weight={800} color={ground}>
          {say(0)}
        </Say>
        {times(84).map((i) => {
          const [x, y] = [60 + (i % 7) * 54, 132 + Math.floor(i / 7) * 64];
          const mark = i === 39;
          return (
            <g key={i}>
              <Box at={[x, y, 44, 40]} fill={mark ? accent : main} />
              <Wire d={`M${x + 4} ${y + 8}h36M${x + 4} ${y + 32}h36`} color={mark ? ink : second} thick={5} />
            </g>
          );
        })}
        <Say at={[524, 336]} size={34} weight={600} color={ground} anchor="middle" turn={-90}>
          {say(1)}
        </Say>
        {[
          [148, 2],
          [328, 3],
        ].map(([y = 0, index = 0]) => (
          <g key={y}>
            <Box at={[600, y, 216, 136]} fill={ground} />
            <Box at={[624, y + 16, 168, 28]} fill={second} />
            <Wire d={`M632 ${y + 60}h152`} color={accent} thick={8} />
            <Box at={[656, y + 52, 28, 18]} fill={paper} />
            <Box at={[732, y + 52, 28, 18]} fill={paper} />
            <Say at={[708, y + 116]} size={34} weight={700} color={paper} anchor="middle">
              {say(index)}
            </Say>
          </g>
        ))}
        {times(12).map((i) => {
          const [x, y] = [626 + (i % 4) * 56, 640 + Math.floor(i / 4) * 56];
          return (
            <g key={i}>
              <circle cx={x} cy={y} r={24} fill={main} />
              <circle cx={x} cy={y} r={13} fill="none" stroke={second} strokeWidth={3} />
              <circle cx={x} cy={y} r={5} fill={paper} />
            </g>
          );
        })}
        <Say at={[708, 836]} size={34} weight={600} color={ground} anchor="middle">
          {say(4)}
        </Say>
        <Box at={[888, 150, 340, 216]} fill={ground} />
        {times(8).map((i) => (
          <circle key={i} cx={920 + i * 39} cy={i % 2 ? 210 : 262} r={18} fill={second} />
        ))}
        <Wire
          d="M896 236L920 244L959 228L998 244L1037 228L1076 244L1115 228L1154 244L1193 228L1220 236"
          color={paper}
          thick={5}
        />
        <Say at={[1058, 338]} size={38} weight={700} color={paper} anchor="middle">
          {say(5)}
        </Say>
        {times(3).map((i) => (
          <g key={i}>
            <Box at={[906 + i * 112, 720, 84, 84]} fill={paper} line={ground} thick={5} />
            <Box at={[906 + i * 112, 746, 84, 30]} fill={main} />
          </g>
        ))}
        <Say at={[1058, 868]} size={34} weight={600} color={ground} anchor="middle">
          {say(6)}
        </Say>
        <Wire
          d="M271 512V696H508V540H836V330H864M1058 374V700"
          color={ground}
          thick={10}
          dash="4 18"
          cap="round"
        />
        <Tip at={[888, 330]} to="right" size={26} color={ground} />
        <Tip at={[1058, 716]} to="down" size={26} color={ground} />
        <Wire d="M298 480V504H480V216H592" color={accent} thick={16} />
        <Tip at={[604, 216]} to="right" size={40} color={accent} />
        <Box at={[560, 28, 176, 100]} fill={accent} />
        <Say at={[648, 100]} size={68} weight={800} color={ink} anchor="middle">
          {say(7)}
        </Say>
        <Box at={[968, 572, 180, 100]} fill={paper} line={ground} thick={6} />
        <Say at={[1058, 646]} size={68} weight={800} color={ground} anchor="middle">
          {say(8)}
        </Say>
      </Ink>
    </Stage>
  );
};
