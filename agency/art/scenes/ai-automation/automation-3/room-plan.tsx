import type { Draw } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Words } from "../../ai-development/parts.tsx";
import { Bay } from "./parts.tsx";

const [left, top, night, room] = [128, 168, 80, 56] as const;

/** Stays of a room: first night, nights, channel (0 site, 1 WhatsApp, 2 telephone, 3 agent, 4 walk-in, 5 hold). */
const rooms = [
  [
    [0, 3, 0],
    [3, 4, 3],
    [8, 6, 0],
  ],
  [
    [0, 2, 1],
    [2, 5, 0],
    [7, 3, 2],
    [10, 4, 1],
  ],
  [
    [0, 7, 3],
    [7, 1, 4],
    [8, 6, 0],
  ],
  [
    [0, 4, 2],
    [4, 3, 1],
    [7, 7, 0],
  ],
  [
    [0, 1, 4],
    [1, 4, 0],
    [5, 5, 3],
    [10, 4, 2],
  ],
  [
    [0, 5, 0],
    [5, 2, 1],
    [7, 4, 1],
    [11, 3, 3],
  ],
  [
    [0, 3, 1],
    [3, 1, 4],
    [4, 3, 5],
    [7, 7, 3],
  ],
  [
    [0, 7, 3],
    [7, 4, 0],
    [11, 2, 2],
  ],
  [
    [0, 2, 2],
    [2, 4, 1],
    [6, 4, 0],
    [10, 4, 0],
  ],
  [
    [0, 4, 0],
    [4, 4, 2],
    [8, 3, 1],
    [11, 3, 1],
  ],
  [
    [1, 3, 1],
    [4, 6, 0],
    [10, 4, 3],
  ],
  [
    [0, 6, 2],
    [6, 3, 3],
    [9, 5, 1],
  ],
] as const;

/** Nights that nobody has booked: row and night. */
const free = [
  [0, 7],
  [7, 13],
  [10, 0],
] as const;

/** Twelve rooms over fourteen nights: bars in the colour of their channel, one hatched hold, nothing overlaps. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const paints = [main, "#7fc4b8", second, ink, "#c99a5b"] as const;
  return (
    <Bay ground={paper}>
      <Words x={32} y={36} size={56} color={ink} head={client}>
        {say(0)}
      </Words>
      <Words x={1248} y={48} size={40} align="right" color={main} head={client}>
        {say(8)}
      </Words>
      {Array.from({ length: 14 }, (_, i) => i).map((i) => (
        <div key={i}>
          {i % 2 === 0 && (
            <Block x={left + i * night} y={120} width={night} height={room * 12 + 48} color={ground} />
          )}
          <Words x={left + i * night + night / 2} y={126} size={28} weight={600} align="center" color={ink}>
            {i < 9 ? i + 23 : i - 8}
          </Words>
        </div>
      ))}
      {rooms.map((stays, row) => (
        <div key={stays.join()}>
          <Words
            x={32}
            y={top + row * room + 10}
            size={30}
            weight={row === 6 ? 800 : 500}
            color={row === 6 ? "#c23a2b" : ink}
          >
            {row + 208}
          </Words>
          <Block x={32} y={top + row * room + room - 1} width={1216} height={2} color="#cfe0da" />
          {stays.map(([from, nights, channel]) => (
            <At
              key={from}
              x={left + from * night + 3}
              y={top + row * room + 6}
              width={nights * night - 6}
              height={room - 13}
              style={
                channel === 5
                  ? {
                      background: `repeating-linear-gradient(135deg,${accent} 0 10px,${paper} 10px 20px)`,
                      border: `4px solid ${accent}`,
                    }
                  : { background: paints[channel] }
              }
            />
          ))}
        </div>
      ))}
      {free.map(([row, at]) => (
        <At
          key={row}
          x={left + at * night + 3}
          y={top + row * room + 6}
          width={night - 6}
          height={room - 13}
          style={{ border: `4px dashed ${main}` }}
        />
      ))}
      <At
        x={left + 4 * night + 28}
        y={top + 6 * room + 10}
        width={184}
        height={35}
        style={{ background: paper }}
      >
        <Words x={92} y={1} size={28} weight={800} align="center" color={ink}>
          {say(7)}
        </Words>
      </At>
      {[2, 3, 4, 5, 6].map((index, i) => (
        <div key={index}>
          <Block
            x={[32, 288, 512, 728, 1016][i] ?? 0}
            y={884}
            width={36}
            height={36}
            color={paints[i] ?? main}
          />
          <Words x={([32, 288, 512, 728, 1016][i] ?? 0) + 50} y={882} size={30} weight={600} color={ink}>
            {say(index)}
          </Words>
        </div>
      ))}
    </Bay>
  );
};
