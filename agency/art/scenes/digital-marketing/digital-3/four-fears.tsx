import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { cell, serif } from "./honey.tsx";

const R = 92;
const [DX, DY] = [R * Math.sqrt(3), R * 1.5];
/** Column, row, cluster and share of the cell that is filled, by searches; the comb stands on corners. */
const cells: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0, 0.5],
  [1, 0, 0, 0.72],
  [2, 0, 0, 0.34],
  [0, 1, 0, 0.42],
  [1, 1, 0, 1],
  [0, 2, 0, 0.24],
  [4, 0, 1, 0.46],
  [5, 0, 1, 0.62],
  [6, 0, 1, 0.3],
  [4, 1, 1, 0.4],
  [5, 1, 1, 1],
  [6, 2, 1, 0.54],
  [0, 3, 2, 0.3],
  [0, 4, 2, 0.6],
  [1, 4, 2, 1],
  [0, 5, 2, 0.44],
  [1, 5, 2, 0.7],
  [5, 3, 3, 0.76],
  [5, 4, 3, 1],
  [6, 4, 3, 0.54],
  [4, 5, 3, 0.34],
  [5, 5, 3, 0.26],
];
/** Cell of each cluster that carries its name. */
const heads = [4, 10, 14, 18];

/** Twenty-two cells of comb in four clusters, each filled to its searches, each cluster named by its fear. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const colours = [accent, ground, "#8a5a12", second];
  const at = ([column, row]: readonly [number, number, number, number]) =>
    [156 + column * DX + (row % 2) * (DX / 2), 122 + row * DY] as const;
  return (
    <Canvas ground={main}>
      {cells.map((one, i) => {
        const [cx, cy] = at(one);
        const color = colours[one[2]] ?? ink;
        const r = R - 7;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <g key={i}>
            <clipPath id={`f${i}`}>
              <path d={cell(cx, cy, r)} />
            </clipPath>
            <path d={cell(cx, cy, r)} fill={paper} />
            <rect
              x={cx - r}
              y={cy + r - r * 2 * one[3]}
              width={r * 2}
              height={r * 2}
              fill={color}
              clipPath={`url(#f${i})`}
            />
            <path d={cell(cx, cy, r)} fill="none" stroke={color} strokeWidth={8} />
          </g>
        );
      })}
      {heads.map((i, k) => {
        const [cx, cy] = at(cells[i] ?? [0, 0, 0, 0]);
        return (
          <g key={i}>
            <Say
              x={cx}
              y={cy - (k === 1 ? 0 : 26)}
              size={k === 1 ? 33 : 38}
              weight={750}
              color={paper}
              align="middle"
              max={7}
              leading={1.05}
            >
              {word(picture, k)}
            </Say>
            <Say x={cx} y={cy + 48} size={22} weight={600} face={serif} color={paper} align="middle">
              {word(picture, 4 + k)}
            </Say>
          </g>
        );
      })}
      <path d={cell(640, 466, 206)} fill={ink} />
      <path d={cell(640, 466, 186)} fill="none" stroke={main} strokeWidth={6} />
      <Say x={640} y={428} size={56} weight={750} color={paper} align="middle" max={11} leading={1.25}>
        {word(picture, 10)}
      </Say>
      <Say x={640} y={572} size={40} weight={700} face={serif} color={main} align="middle">
        {word(picture, 8)}
      </Say>
      <Say x={640} y={876} size={46} weight={800} face={serif} color={ink} align="middle">
        {word(picture, 9)}
      </Say>
    </Canvas>
  );
};
