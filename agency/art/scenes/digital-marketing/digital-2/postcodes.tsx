import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { wordsFrom } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { onGermany, regions } from "./plates.ts";

const [MAP, X, Y] = [872, 96, 60];
/** Regions from north to south, so that thicker plates cover those behind them. */
const order = [2, 1, 4, 3, 0, 5, 9, 6, 7, 8];
const middles: readonly (readonly [number, number])[] = [
  [13.0, 51.25],
  [13.1, 53.1],
  [9.3, 53.4],
  [9.75, 51.75],
  [7.62, 52.12],
  [7.3, 50.7],
  [8.5, 49.85],
  [9.0, 48.6],
  [11.5, 48.1],
  [11.2, 49.75],
];

/** Germany as ten cast plates by postcode region: the more pans, the thicker the plate, the hotter its colour. */
export const draw: Draw = (brief, picture) => {
  const { ink, main, accent } = brief.palette;
  const most = Math.max(...picture.data);
  const shapes = regions(MAP);
  const thick = (region: number) => Math.round(((picture.data[region] ?? 0) / most) * 44);
  return (
    <Canvas ground="#a9b3b6">
      {order.map((region) => (
        <path key={region} d={shapes[region]} transform={`translate(${X + 18} ${Y + 16})`} fill="#8a9497" />
      ))}
      {order.map((region) => {
        const pans = picture.data[region] ?? 0;
        const depth = thick(region);
        const fill = pans > 700 ? main : mix("#1b1b1c", "#5a5d60", 1 - pans / most);
        const [mx, my] = onGermany(middles[region] ?? [0, 0], MAP);
        const color = pans > 700 ? ink : "#f3efe6";
        return (
          <g key={region}>
            {Array.from({ length: Math.ceil(depth / 2) }, (_, k) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its height
                key={k}
                d={shapes[region]}
                transform={`translate(${X} ${Y - k * 2})`}
                fill={pans > 700 ? "#9c2408" : "#0b0b0c"}
              />
            ))}
            <path
              d={shapes[region]}
              transform={`translate(${X} ${Y - depth})`}
              fill={fill}
              stroke={pans > 700 ? "#ff8a63" : "#7a7d80"}
              strokeWidth={3}
            />
            <Say
              x={X + mx}
              y={Y + my - depth + 12}
              size={42}
              weight={900}
              face="Archivo"
              stretch={88}
              color={color}
              align="middle"
              loose
            >
              {String(pans)}
            </Say>
          </g>
        );
      })}
      <Say x={760} y={148} size={84} weight={900} face="Archivo" stretch={84} color={ink}>
        {picture.words[6] ?? ""}
      </Say>
      <Say x={764} y={200} size={32} weight={600} color={ink}>
        {picture.words[7] ?? ""}
      </Say>
      {wordsFrom(picture, 0, 6)
        .toSorted((a, b) => Number(b.split(" ")[2]) - Number(a.split(" ")[2]))
        .map((line, i) => {
          const [digit = "", town = "", pans = ""] = line.split(" ");
          const hot = Number(pans) > 700;
          return (
            <g key={line}>
              <rect x={844} y={476 + i * 74} width={60} height={56} fill={hot ? main : "#1b1b1c"} />
              <Say
                x={874}
                y={518 + i * 74}
                size={40}
                weight={900}
                face="Archivo"
                color={hot ? ink : accent}
                align="middle"
              >
                {digit}
              </Say>
              <Say x={924} y={516 + i * 74} size={34} weight={650} color={ink}>
                {town}
              </Say>
              <Say
                x={1216}
                y={516 + i * 74}
                size={40}
                weight={850}
                face="Archivo"
                stretch={90}
                color={ink}
                align="end"
              >
                {pans}
              </Say>
            </g>
          );
        })}
    </Canvas>
  );
};
