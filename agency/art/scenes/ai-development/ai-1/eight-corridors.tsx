import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";
import { bundle } from "../threads.ts";

interface Corridor {
  /** Centre line of the bundle, from the hub outwards. */
  readonly points: readonly (readonly [number, number])[];
  readonly label: readonly [number, number, "left" | "center" | "right"];
}

const corridors: readonly Corridor[] = [
  {
    points: [
      [664, 470],
      [990, 796],
    ],
    label: [1040, 752, "left"],
  },
  {
    points: [
      [584, 476],
      [434, 626],
      [250, 626],
    ],
    label: [230, 590, "right"],
  },
  {
    points: [
      [640, 470],
      [920, 190],
    ],
    label: [946, 150, "left"],
  },
  {
    points: [
      [640, 470],
      [360, 190],
    ],
    label: [334, 150, "right"],
  },
  {
    points: [
      [640, 470],
      [640, 130],
    ],
    label: [640, 48, "center"],
  },
  {
    points: [
      [640, 530],
      [360, 810],
    ],
    label: [340, 790, "right"],
  },
  {
    points: [
      [632, 470],
      [632, 810],
    ],
    label: [632, 824, "center"],
  },
  {
    points: [
      [640, 470],
      [270, 470],
    ],
    label: [250, 430, "right"],
  },
];

/** A line beside the centre line, at the same distance all along. */
function beside(points: Corridor["points"], offset: number): string {
  const at = points.map(([x, y], i) => {
    const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [x, y];
    const [toX, toY] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const unit = (dx: number, dy: number): readonly [number, number] => {
      const long = Math.hypot(dx, dy) || 1;
      return [-dy / long, dx / long];
    };
    const normals = [unit(x - fromX, y - fromY), unit(toX - x, toY - y)].filter(
      ([a, b]) => a !== 0 || b !== 0,
    );
    const [nx, ny] = [0, 1].map(
      (k) => normals.reduce((sum, normal) => sum + (normal[k] ?? 0), 0) / normals.length,
    );
    const scale = 1 / ((nx ?? 0) ** 2 + (ny ?? 0) ** 2 || 1);
    return `${x + (nx ?? 0) * scale * offset} ${y + (ny ?? 0) * scale * offset}`;
  });
  return `M${at.join("L")}`;
}

/** Eight corridors out of Dhaka on paper, as many threads as loads a day divided by four. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const colours = [accent, second, "#1d8f74", main, "#c2407a", ink, "#8a6500", "#3a4ec0"];
  const loads = numbers(picture, []);
  const order = [0, 7, 4, 2, 3, 6, 5, 1];
  return (
    <Board client={client} ground={paper}>
      <Drawing width={1280} height={960}>
        {order.map((c) => {
          const corridor = corridors[c];
          return (
            corridor &&
            bundle(Math.round((loads[c] ?? 4) / 4), 10).map((offset) => (
              <Stroke
                key={`${c}${offset}`}
                d={beside(corridor.points, offset)}
                color={colours[c] ?? ink}
                width={7}
                join="miter"
              />
            ))
          );
        })}
      </Drawing>
      <Block x={548} y={378} width={184} height={184} color={ink} />
      <Words x={640} y={445} size={42} align="center" color={paper} head={client}>
        {say(1)}
      </Words>
      <Words x={48} y={40} size={40} head={client} color={ink}>
        {say(0)}
      </Words>
      {corridors.map(({ label: [x, y, align] }, i) => {
        const [name = "", figure = ""] = say(2 + i).split(" ");
        return (
          <Words key={name} x={x} y={y} align={align} color={ink} size={30} weight={600} leading={1.02}>
            {name}{" "}
            <span
              style={{
                display: i === 4 || i === 6 ? "inline" : "block",
                fontSize: i === 0 ? 96 : 60,
                fontWeight: 800,
                fontStretch: "122%",
              }}
            >
              {figure}
            </span>
          </Words>
        );
      })}
    </Board>
  );
};
