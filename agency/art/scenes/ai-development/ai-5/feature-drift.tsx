import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";
import { plotOf } from "../plot.ts";

const crescent = "..###..|.##....|##.....|##.....|##.....|.##...#|..####.";

/** A crescent in cells; inside a `Drawing`. */
function Crescent({
  x,
  y,
  cell,
  color,
}: {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly color: string;
}) {
  const d = crescent
    .split("|")
    .flatMap((row, j) =>
      [...row].map((dot, i) =>
        dot === "#" ? `M${x + i * cell} ${y + j * cell}h${cell}v${cell}h-${cell}z` : "",
      ),
    )
    .join("");
  return <path d={d} fill={color} shapeRendering="crispEdges" />;
}

/** Twenty weeks of the stability index; the two Eids rise and stay under the line. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const weeks = numbers(picture, [0.05]);
  const plot = plotOf([80, 176, 1000, 632], weeks.length, [0, 0.28]);
  return (
    <Board client={client} ground={ground}>
      <Words x={48} y={40} size={50} head={client} color={paper}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        {weeks.map((value, i) => (
          <path
            key={plot.x(i)}
            d={`M${plot.x(i) - 18} 808V${plot.y(value)}h36V808z`}
            fill={value > 0.12 ? second : main}
          />
        ))}
        <path d="M48 808H1120" stroke={paper} strokeWidth={5} />
        <Stroke d={`M48 ${plot.y(0.1)}H1248`} color={paper} width={4} dash="18 12" />
        <Stroke d={`M48 ${plot.y(0.25)}H1248`} color={accent} width={8} />
        <Crescent x={plot.x(4.5) - 35} y={plot.y(0.17) - 92} cell={10} color={second} />
        <Crescent x={plot.x(14.5) - 35} y={plot.y(0.16) - 92} cell={10} color={second} />
      </Drawing>
      <Words x={1248} y={plot.y(0.1) - 52} align="right" size={30} weight={700} color={paper}>
        {say(1)}
      </Words>
      <Words x={1248} y={plot.y(0.25) - 52} align="right" size={30} weight={700} color={accent}>
        {say(2)}
      </Words>
      <Words x={plot.x(4.5) + 56} y={plot.y(0.17) - 72} size={34} weight={700} color={second}>
        {say(3)}
      </Words>
      <Words x={plot.x(14.5) + 56} y={plot.y(0.16) - 72} size={34} weight={700} color={second}>
        {say(4)}
      </Words>
      <Words x={48} y={832} size={34} weight={600} color={paper}>
        {say(5)}
      </Words>
      <Words x={1120} y={832} size={34} weight={600} align="right" color={paper}>
        {say(6)}
      </Words>
    </Board>
  );
};
