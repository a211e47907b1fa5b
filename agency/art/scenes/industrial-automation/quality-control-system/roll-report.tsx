import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Wire } from "../parts.tsx";
import { denim } from "./denim.ts";

/** Where on its 152 metres the roll has its eleven faults, and their points. */
const places = [
  [4, 1],
  [19, 1],
  [31, 2],
  [44, 1],
  [57, 4],
  [70, 1],
  [83, 2],
  [96, 1],
  [108, 3],
  [127, 2],
  [139, 1],
] as const;

/** Printed certificate of a roll with a swatch of its denim stapled on and the grade stamped. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const cloth = denim(30, 36, 12, { warp: "#263f7c", weft: "#a9b8d8", relief: 0.3 });
  const black = "#191c20";
  return (
    <Stage ground={second}>
      <Sheet x={112} y={32} width={824} height={896} color="#fdfdfa" turn={-1.2} shadow={16}>
        <Ink client={client} width={824} height={896}>
          <Box at={[0, 0, 824, 24]} fill={ground} />
          <Say at={[48, 116]} size={84} weight={800} color={black}>
            {say(0)}
          </Say>
          <Say at={[48, 172]} size={36} color={black}>
            {say(1)}
          </Say>
          <Box at={[48, 216, 600, 56]} fill="#dfe5f0" />
          {places.map(([metre, points]) => (
            <Box
              key={metre}
              at={[48 + (metre / 152) * 600, 272 - points * 14, 10, points * 14]}
              fill={points > 2 ? accent : main}
            />
          ))}
          <Wire d="M48 288V300H648V288" color={black} thick={3} />
          <Say at={[648, 344]} size={32} weight={600} color={black} anchor="end">
            {say(2)}
          </Say>
          {[0, 1, 2, 3].map((i) => (
            <g key={i}>
              <Box at={[48, 372, 728, 4]} fill={black} />
              <Say at={[48, 428 + i * 68]} size={38} weight={500} color={black}>
                {say(3 + i)}
              </Say>
              <Box at={[340, 408 + i * 68, 56 * (i + 1), 14]} fill={i > 1 ? accent : main} />
              <Say at={[776, 428 + i * 68]} size={42} weight={700} color={black} anchor="end">
                {say(10 + i)}
              </Say>
              <Box at={[48, 448 + i * 68, 728, 2]} fill="#b9bfca" />
            </g>
          ))}
          <Box at={[48, 652, 728, 6]} fill={black} />
          <Say at={[48, 740]} size={72} weight={800} color={black}>
            {say(7)}
          </Say>
          <Say at={[48, 816]} size={44} weight={600} color={black}>
            {say(8)}
          </Say>
          <g transform="rotate(-9 610 760)">
            <Box at={[468, 696, 300, 132]} line={accent} thick={12} />
            <Say at={[618, 790]} size={76} weight={900} color={accent} anchor="middle">
              {say(9)}
            </Say>
          </g>
        </Ink>
      </Sheet>
      <Woven
        x={864}
        y={16}
        width={300}
        height={360}
        pixels={cloth}
        style={{ transform: "rotate(4deg)", boxShadow: "14px 14px 0 rgba(8,10,16,.36)" }}
      />
      <Ink client={client}>
        <Wire d="M892 66l44 3" color="#dfe3e8" thick={9} />
      </Ink>
    </Stage>
  );
};
