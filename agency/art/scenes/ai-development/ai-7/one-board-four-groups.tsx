import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";
import { Round } from "./beads.tsx";

/** One classroom from above twice: every bench to one board, then four benches of one colour each. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const colours = [accent, main, second, "#b98ad0"];
  const mixed = Array.from({ length: 36 }, (_, i) => ({
    x: 96 + (i % 6) * 88,
    y: 280 + Math.floor(i / 6) * 66,
    color: colours[(i * 7 + Math.floor(i / 6)) % 4] ?? main,
  }));
  const groups = [
    { x: 704, y: 200 },
    { x: 984, y: 200 },
    { x: 704, y: 448 },
    { x: 984, y: 448 },
  ];
  const halves = [
    { x: 48, title: say(0), line: say(1), when: say(4), tone: ink },
    { x: 688, title: say(2), line: say(3), when: say(5), tone: paper },
  ];
  return (
    <Board client={client} ground={paper} plain>
      <Block x={640} y={0} width={640} height={960} color={ground} />
      <Drawing width={1280} height={960}>
        <path d="M64 184h512v28H64z" fill="#23453c" />
        <rect x={292} y={222} width={56} height={34} rx={16} fill={ink} />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <path key={row} d={`M64 ${296 + row * 66}h512v14H64z`} fill="#c99a66" />
        ))}
        {mixed.map(({ x, y, color }) => (
          <Round key={`${x},${y}`} x={x} y={y} size={42} color={color} hole={ink} />
        ))}
        {groups.map(({ x, y }, g) => (
          <g key={`${x},${y}`}>
            <path d={`M${x} ${y + 88}h248v36h-248z`} fill="#c99a66" />
            {Array.from({ length: 9 }, (_, i) => i).map((i) => (
              <Round
                key={i}
                x={x + 28 + (i % 5) * 48}
                y={y + 56 + (i > 4 ? 100 : 0)}
                size={42}
                color={colours[g] ?? main}
                hole={ink}
              />
            ))}
          </g>
        ))}
        <rect x={930} y={400} width={56} height={34} rx={16} fill={paper} />
        <path d="M958 440V520M958 300v92" stroke={paper} strokeWidth={6} strokeDasharray="10 8" />
      </Drawing>
      {halves.map(({ x, title, line, when, tone }, i) => {
        const [figure = "", unit = "", ...rest] = line.split(" ");
        return (
          <div key={x}>
            <Words x={x} y={36} size={52} head={client} color={tone}>
              {title}
            </Words>
            <Words x={x} y={112} size={34} weight={600} color={tone}>
              {when}
            </Words>
            <Words x={x} y={700} size={200} head={client} leading={1} color={i === 0 ? ground : main}>
              {figure} <span style={{ fontSize: 72, marginLeft: -40 }}>{unit}</span>
            </Words>
            <Words x={x} y={896} size={38} weight={700} color={tone}>
              {rest.join(" ")}
            </Words>
          </div>
        );
      })}
    </Board>
  );
};
