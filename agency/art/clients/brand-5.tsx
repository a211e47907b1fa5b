import type { Client } from "../kit/contract.ts";
import { Bend, Mark, meander } from "../scenes/branding/brand-5/parts.tsx";

/** Dhaleshwari Ceramics: three brush strokes of a river bend, wide low type, one decal that joins in every turn. */
export const client: Client = {
  draft: "goose-eye",
  lettering: { family: "Archivo", stretch: 122, weight: 700, caps: false, tracking: -0.01 },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 100 100">
      <Mark x={2} y={20} width={96} color={color} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <path d={`M0 0H${width}V${height}H0z`} fill="#fbfcfa" />
      {[0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((column) => (
          <Bend
            key={`${row},${column}`}
            x={column * 160}
            y={row * 160}
            size={160}
            turn={meander(column + view, row)}
            color="#173f9b"
          />
        )),
      )}
    </svg>
  ),
};
