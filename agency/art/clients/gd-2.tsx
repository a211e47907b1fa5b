import type { Client } from "../kit/contract.ts";
import { Figure, Lozenges } from "../scenes/graphic-design/gd-2/figure.tsx";

/** Boishakh 1432: figures of 24 by 36 squares, quiet wide grotesque beside them. */
export const client: Client = {
  draft: "diamond",
  lettering: { family: "Archivo", stretch: 112, weight: 600, caps: false },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 36 36">
      <Figure figure="১" x={6} y={0} cell={1} color={color} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <Lozenges
        x={0}
        y={0}
        width={width}
        height={height}
        cell={view === 0 ? 8 : 4}
        color="#f4b400"
        ground="#c42e14"
        core="#8c1c0a"
      />
    </svg>
  ),
};
