import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Tip, times, Wire } from "../parts.tsx";
import { CopStanding } from "./cops.tsx";

/** Three floors: machines and gateways, the broker in a zone of its own, the office; arrows only climb. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const up = (x: number, from: number, to: number) => (
    <>
      <Wire d={`M${x} ${from}V${to + 30}`} color={accent} thick={16} />
      <Tip at={[x, to]} to="up" size={38} color={accent} />
    </>
  );
  return (
    <Stage ground={ground}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 280]} fill={paper} />
        <Box at={[0, 280, 1280, 232]} fill={main} />
        <Box at={[0, 272, 1280, 16]} fill={ink} />
        <Box at={[0, 504, 1280, 16]} fill={ink} />
        <path d="M108 92v112a84 28 0 0 0 168 0V92z" fill={ground} />
        <ellipse cx={192} cy={92} rx={84} ry={28} fill={second} />
        <Wire d="M108 130a84 28 0 0 0 168 0M108 168a84 28 0 0 0 168 0" color={paper} thick={5} />
        <Say at={[304, 170]} size={38} weight={700} color={ink}>
          {say(5)}
        </Say>
        <Box at={[688, 56, 208, 132]} fill={ink} />
        {times(7).map((i) => (
          <Box key={i} at={[704, 72 + i * 15, i === 4 ? 90 : 176, 8]} fill={i === 4 ? accent : second} />
        ))}
        <Wire d="M568 156h104" color={ink} thick={6} />
        <Box at={[768, 188, 48, 20]} fill={ink} />
        <Box at={[912, 84, 64, 124]} fill={ink} />
        <Box at={[920, 96, 48, 92]} fill={second} />
        <Say at={[688, 256]} size={34} weight={700} color={ink}>
          {say(6)}
        </Say>
        <Say at={[304, 420]} size={46} weight={800} color={ink}>
          {say(4)}
        </Say>
        <Box at={[108, 328, 168, 136]} fill={ink} />
        {times(3).map((i) => (
          <g key={i}>
            <Box at={[124, 344 + i * 38, 136, 28]} fill={second} />
            <Box at={[232, 352 + i * 38, 16, 12]} fill={main} />
          </g>
        ))}
        {up(192, 328, 240)}
        {up(192, 596, 468)}
        <Say at={[240, 580]} size={34} weight={600} color={paper}>
          {say(3)}
        </Say>
        {[0, 1].map((i) => (
          <g key={i}>
            <Box at={[88 + i * 112, 600, 96, 116]} fill={second} />
            <Box at={[100 + i * 112, 616, 72, 20]} fill={ink} />
            <Box at={[100 + i * 112, 652, 16, 16]} fill={main} />
            <Box at={[124 + i * 112, 652, 16, 16]} fill={accent} />
            <Box at={[100 + i * 112, 684, 72, 16]} fill={ground} />
          </g>
        ))}
        <Say at={[320, 668]} size={38} weight={700} color={paper}>
          {say(2)}
        </Say>
        {up(136, 776, 720)}
        {up(248, 776, 720)}
        <Say at={[320, 752]} size={30} weight={600} color={second}>
          {say(1)}
        </Say>
        <Say at={[640, 752]} size={30} weight={600} color={second}>
          {say(8)}
        </Say>
        <Box at={[0, 904, 1280, 56]} fill={ink} />
        {times(20).map((i) => (
          <CopStanding key={i} x={76 + i * 60} foot={904} size={112} yarn={paper} tube={main} />
        ))}
        <Say at={[1224, 606]} size={46} weight={800} color={paper} anchor="end">
          {say(0)}
        </Say>
        <Wire d="M1120 288V364" color={ink} thick={10} />
        <Wire d="M1112 364l-10 24M1120 364v30M1128 364l10 24" color={ink} thick={5} cap="round" />
        <Wire d="M1112 452l-10-22M1120 452v-28M1128 452l10-22" color={ink} thick={5} cap="round" />
        <Wire d="M1120 452V504" color={ink} thick={10} />
        <Say at={[1084, 422]} size={38} weight={800} color={ink} anchor="end">
          {say(7)}
        </Say>
      </Ink>
    </Stage>
  );
};
