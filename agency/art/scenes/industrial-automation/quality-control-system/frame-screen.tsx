import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";
import { denim } from "./denim.ts";

const GREY = "#c3c8ca";
const DEEP = "#a4abae";
const LINE = "#757d81";

/** Operator screen of one frame: grey, the roll as a strip of fault marks, only the newest fault in colour. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [, now = 1206, whole = 1480, count = 74] = numbers(picture, []);
  const [top, long] = [128, 792];
  const y = (metre: number) => top + (metre / whole) * long;
  const marks = times(count - 1).map(() => ({
    metre: 6 + random() * (now - 20),
    from: random() < 0.16 ? 0 : random() * 128,
    wide: random() < 0.16 ? 144 : 10 + random() * 22,
  }));
  const through = denim(
    66,
    26,
    8,
    { warp: "#4d5357", weft: "#e2e6e8", relief: 0.34, seed: 3 },
    {
      tint: (x, row, colour) => ((x - 44) ** 2 + (row - 13) ** 2 < 7 ? [24, 27, 29] : colour),
    },
  );
  const slanting = denim(
    66,
    26,
    8,
    { warp: "#868d91", weft: "#b3b9bc", relief: 0.4, seed: 3 },
    {
      tint: (x, row, colour) => {
        const far = (x - 44) ** 2 + (row - 13) ** 2;
        if (far < 5) return [250, 250, 250];
        return far < 16 && x > 44 ? [48, 52, 54] : colour;
      },
    },
  );
  return (
    <Stage ground={GREY}>
      <Woven x={40} y={168} width={528} height={208} pixels={through} />
      <Woven x={40} y={440} width={528} height={208} pixels={slanting} />
      <Ink client={client}>
        <Box at={[0, 0, 1280, 96]} fill={DEEP} />
        <Say at={[40, 66]} size={52} weight={800} color={ink}>
          {say(0)}
        </Say>
        <Say at={[1240, 64]} size={34} color={ink} anchor="end">
          {say(1)}
        </Say>
        <Say at={[40, 154]} size={28} color={ink}>
          {say(4)}
        </Say>
        <Say at={[40, 426]} size={28} color={ink}>
          {say(5)}
        </Say>
        <Box at={[340, 496, 108, 96]} line={accent} thick={8} />
        <Box at={[40, 688, 528, 232]} fill={DEEP} />
        <Say at={[68, 790]} size={92} weight={800} color={ink}>
          {say(2)}
        </Say>
        <Wire d="M68 826h472" color={LINE} thick={2} />
        <Say at={[68, 886]} size={44} weight={600} color={ink}>
          {say(3)}
        </Say>
        <Say at={[628, 188]} size={44} weight={600} color={ink}>
          {say(6).split(" ")[0]}
        </Say>
        <Say at={[616, 424]} size={300} weight={800} color={ink}>
          {say(6).split(" ")[1]}
        </Say>
        <Wire d={`M448 544H600V700`} color={accent} thick={6} />
        <Box at={[600, 596, 432, 324]} fill="#eef0ea" line={accent} thick={8} />
        <Say at={[636, 676]} size={52} weight={800} color={ink}>
          {say(7)}
        </Say>
        <Box at={[636, 716, 360, 80]} fill={accent} />
        <Say at={[816, 769]} size={38} weight={700} color={ink} anchor="middle">
          {say(8)}
        </Say>
        <Box at={[636, 812, 360, 80]} fill={GREY} line={LINE} thick={4} />
        <Say at={[816, 864]} size={38} weight={600} color={ink} anchor="middle">
          {say(9)}
        </Say>
        <Box at={[1088, top, 144, long]} fill={GREY} line={LINE} thick={6} />
        <Box at={[1091, top, 138, y(now) - top]} fill={DEEP} />
        {marks.map(({ metre, from, wide }) => (
          <Box
            key={metre}
            at={[1091 + Math.min(from, 138 - Math.min(wide, 138)), y(metre), Math.min(wide, 138), 5]}
            fill="#50585c"
          />
        ))}
        <Box at={[1088, y(1204) - 7, 144, 14]} fill={accent} />
        <Wire d={`M1032 ${y(1204)}h56`} color={accent} thick={6} />
        {times(15).map((i) => (
          <Wire key={i} d={`M1070 ${y(i * 100)}h${i % 5 ? 12 : 18}`} color={LINE} thick={4} />
        ))}
      </Ink>
    </Stage>
  );
};
