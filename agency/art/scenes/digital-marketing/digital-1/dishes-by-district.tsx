import type { Draw } from "../../../kit/contract.ts";
import { Bangladesh, onMap, places } from "../../../kit/map.tsx";
import { word } from "../../../kit/words.ts";
import { type DraftName, draft, raised } from "../../../weave/drafts.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";

type Spot = readonly [number, number];
const [MAP, X, Y, CELL] = [980, 420, -20, 10];

/** The five dishes in the order of the legend, with the weave that stands for each. */
const weaves: readonly DraftName[] = ["basket", "diamond", "twill", "herringbone", "birds-eye"];
const regions: readonly (readonly [Spot, number])[] = [
  [places.Dhaka, 0],
  [places.Chattogram, 1],
  [places.Sylhet, 2],
  [places.Rajshahi, 4],
  [places.Khulna, 3],
  [places.Barishal, 3],
  [places.Mymensingh, 0],
  [places.Rangpur, 4],
  [places.Cumilla, 1],
];

/** The part of a box that lies nearer to one spot than to all the others. */
function cellOf(own: Spot, others: readonly Spot[]): Spot[] {
  let shape: Spot[] = [
    [-200, -200],
    [1200, -200],
    [1200, 1200],
    [-200, 1200],
  ];
  for (const other of others) {
    const [mx, my] = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
    const [nx, ny] = [other[0] - own[0], other[1] - own[1]];
    const side = ([x, y]: Spot) => (x - mx) * nx + (y - my) * ny;
    shape = shape.flatMap((from, i): Spot[] => {
      const to = shape[(i + 1) % shape.length] ?? from;
      const [a, b] = [side(from), side(to)];
      const cut: Spot = [
        from[0] + ((to[0] - from[0]) * a) / (a - b),
        from[1] + ((to[1] - from[1]) * a) / (a - b),
      ];
      if (a <= 0) return b <= 0 ? [from] : [from, cut];
      return b <= 0 ? [cut] : [];
    });
  }
  return shape;
}

/** One repeat of a weave as SVG pattern. */
function Weave({
  name,
  back,
  front,
}: {
  readonly name: DraftName;
  readonly back: string;
  readonly front: string;
}) {
  const of = draft(name);
  const [columns, rows] = [of.threading.length, of.treadling.length];
  let d = "";
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (raised(of, i, j)) d += `M${i * CELL} ${j * CELL}h${CELL}v${CELL}h-${CELL}z`;
    }
  }
  return (
    <pattern id={`w-${name}`} width={columns * CELL} height={rows * CELL} patternUnits="userSpaceOnUse">
      <rect width={columns * CELL} height={rows * CELL} fill={back} />
      <path d={d} fill={front} shapeRendering="crispEdges" />
    </pattern>
  );
}

/** Bangladesh on yellow, its districts in the weave of the dish they search for; circles for November's paid orders. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent, second } = brief.palette;
  const fronts = [paper, accent, ground, paper, ink];
  const backs = [second, ink, ink, accent, paper];
  const spots = regions.map(([place]) => onMap(place, MAP));
  const towns = [places.Dhaka, places.Chattogram, places.Cumilla, places.Sylhet, places.Rajshahi];
  return (
    <Canvas ground={ground}>
      <defs>
        {weaves.map((name, i) => (
          <Weave key={name} name={name} back={backs[i] ?? ink} front={fronts[i] ?? paper} />
        ))}
        <clipPath id="land">
          <Bangladesh height={MAP} land={ink} water={ink} />
        </clipPath>
      </defs>
      <g transform={`translate(${X} ${Y})`}>
        <g clipPath="url(#land)">
          {regions.map(([place, dish], i) => {
            const own = spots[i] ?? place;
            const shape = cellOf(
              own,
              spots.filter((spot) => spot !== own),
            );
            return (
              <path
                key={place.join()}
                d={`M${shape.map((point) => point.map((n) => n.toFixed(1)).join(" ")).join("L")}Z`}
                fill={`url(#w-${weaves[dish]})`}
                stroke={ink}
                strokeWidth={6}
              />
            );
          })}
        </g>
        <Bangladesh height={MAP} land="none" water="none" outline={ink} />
        {towns.map((place, i) => {
          const [x, y] = onMap(place, MAP);
          const r = Math.sqrt(picture.data[i] ?? 0) * 3.1;
          const count = word(picture, i).split(" ")[1] ?? "";
          return (
            <g key={place.join()}>
              <circle cx={x} cy={y} r={r + 10} fill={paper} />
              <circle cx={x} cy={y} r={r + 4} fill={ink} />
              <Say
                x={x}
                y={y + r * 0.24 + 4}
                size={Math.max(26, r * 0.72)}
                weight={850}
                face={face}
                stretch={76}
                color={ground}
                align="middle"
                loose
              >
                {count}
              </Say>
            </g>
          );
        })}
      </g>
      <Say x={56} y={108} size={46} weight={850} face={face} stretch={84} color={ink}>
        {word(picture, 10)}
      </Say>
      {towns.map((place, i) => {
        const [town = "", count = ""] = word(picture, i).split(" ");
        return (
          <g key={place.join()}>
            <Say x={56} y={190 + i * 60} size={38} weight={650} color={ink}>
              {town}
            </Say>
            <Say
              x={400}
              y={192 + i * 60}
              size={46}
              weight={850}
              face={face}
              stretch={84}
              color={ink}
              align="end"
            >
              {count}
            </Say>
            <path d={`M56 ${206 + i * 60}H400`} stroke={ink} strokeWidth={3} />
          </g>
        );
      })}
      {weaves.map((name, i) => (
        <g key={name}>
          <g transform={`translate(56 ${512 + i * 84})`}>
            <rect width={128} height={64} fill={`url(#w-${name})`} stroke={ink} strokeWidth={4} />
          </g>
          <Say x={208} y={558 + i * 84} size={38} weight={700} color={ink}>
            {word(picture, 5 + i)}
          </Say>
        </g>
      ))}
    </Canvas>
  );
};
