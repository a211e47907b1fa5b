import type { Draw } from "../../../kit/contract.ts";
import { Bangladesh, onMap, places } from "../../../kit/map.tsx";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { cell, serif } from "./honey.tsx";

const [MAP, X, Y] = [960, 330, -10];
const home = [89.3, 22.2] as const;
/** The eight towns by jars, as the brief's numbers; the first five are named. */
const towns = [
  places.Dhaka,
  places.Chattogram,
  places.Khulna,
  places.Sylhet,
  places.Rajshahi,
  places.Mymensingh,
  places.Rangpur,
  places.Barishal,
];
/** Where each name stands beside its town. */
const shifts = [
  [54, 18, "start"],
  [-60, 84, "start"],
  [-200, -4, "end"],
  [40, 12, "start"],
  [-44, 12, "end"],
] as const;
/** Widths of the names' plates, from the second town on. */
const plates = [290, 200, 196, 220] as const;
const forest = [
  [88.93, 22.5],
  [89.3, 22.42],
  [89.62, 22.5],
  [89.92, 22.38],
  [89.9, 22.04],
  [89.72, 21.8],
  [89.42, 21.92],
  [89.05, 22.0],
] as const;

/** Bangladesh with threads of honey from the forest to eight towns, as thick as the jars that went there. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const at = (place: readonly [number, number]) => {
    const [x, y] = onMap(place, MAP);
    return [x + X, y + Y] as const;
  };
  const [hx, hy] = at(home);
  return (
    <Canvas ground={second}>
      <g transform={`translate(${X} ${Y})`}>
        <Bangladesh height={MAP} land={paper} water="#a9c4a0" outline={ground} />
      </g>
      <path d={`M${forest.map((place) => at(place).join(" ")).join("L")}Z`} fill={ground} />
      {Array.from({ length: 9 }, (_, i) => {
        const [x, y] = at([89.06 + i * 0.1, 22.34 - (i % 3) * 0.12]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tree is its place
          <path key={i} d={`M${x - 9} ${y}l9-24l9 24z`} fill="#2f6a50" />
        );
      })}
      {towns.map((town, i) => {
        const [x, y] = at(town);
        const thick = Math.max(4, (picture.data[i] ?? 0) / 30);
        const bend = [0, 0.28, 0, 0.16, -0.12, -0.1, -0.16, 0.16][i] ?? 0;
        const [mx, my] = [(x + hx) / 2 - (y - hy) * bend, (y + hy) / 2 + (x - hx) * bend];
        return (
          <g key={`${x}`} fill="none" strokeLinecap="round">
            <path d={`M${hx} ${hy}Q${mx} ${my} ${x} ${y}`} stroke={ink} strokeWidth={thick + 6} />
            <path d={`M${hx} ${hy}Q${mx} ${my} ${x} ${y}`} stroke={main} strokeWidth={thick} />
          </g>
        );
      })}
      {towns.map((town, i) => {
        const [x, y] = at(town);
        return (
          <circle key={`${x}`} cx={x} cy={y} r={i === 0 ? 34 : 15} fill={main} stroke={ink} strokeWidth={6} />
        );
      })}
      <path d={cell(hx, hy, 26)} fill={main} stroke={ink} strokeWidth={6} />
      <Say x={hx - 48} y={hy + 50} size={34} weight={700} face={serif} color={ink} align="end">
        {word(picture, 0)}
      </Say>
      {shifts.map(([dx, dy, align], i) => {
        const [x, y] = at(towns[i] ?? home);
        const [town = "", jars = ""] = word(picture, 1 + i).split(" ");
        return (
          <g key={town}>
            {i === 0 ? (
              <rect x={x + 40} y={y - 36} width={366} height={76} fill={paper} stroke={ink} strokeWidth={4} />
            ) : (
              <rect
                x={align === "end" ? x + dx - (plates[i - 1] ?? 0) - 16 : x + dx - 16}
                y={y + dy - 42}
                width={(plates[i - 1] ?? 0) + 32}
                height={60}
                fill={ground}
              />
            )}
            {i === 2 && <path d={`M${x - 168} ${y - 16}L${x - 16} ${y - 2}`} stroke={ink} strokeWidth={4} />}
            <Say
              x={x + dx}
              y={y + dy}
              size={i === 0 ? 56 : 36}
              weight={800}
              face={serif}
              color={i === 0 ? ink : paper}
              align={align}
            >
              {`${town} ${jars}`}
            </Say>
          </g>
        );
      })}
      <Say x={64} y={140} size={104} weight={850} face={serif} color={ground}>
        {word(picture, 6).split(" ")[0] ?? ""}
      </Say>
      <Say x={68} y={210} size={64} weight={700} face={serif} color={ground}>
        {word(picture, 6).split(" ")[1] ?? ""}
      </Say>
    </Canvas>
  );
};
