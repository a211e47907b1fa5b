import type { Client } from "../kit/contract.ts";
import { JaliScreen } from "../scenes/web-design/web-3/office.tsx";

/** Noor Architects: a lozenge of bricks, heavy condensed capitals, screens and elevations to scale. */
export const client: Client = {
  draft: "diamond",
  lettering: { family: "Archivo", stretch: 62, weight: 900, caps: true },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 7 7" shapeRendering="crispEdges">
      <path
        d="M3 0h1v1H3zM2 1h3v1H2zM1 2h2v1H1zM4 2h2v1H4zM0 3h2v1H0zM5 3h2v1H5zM1 4h2v1H1zM4 4h2v1H4zM2 5h3v1H2zM3 6h1v1H3z"
        fill={color}
      />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <div style={{ width, height, background: "#f7f8fa" }}>
      <JaliScreen width={width} height={height} cell={view === 0 ? 16 : 8} color="#1a2038" />
    </div>
  ),
};
