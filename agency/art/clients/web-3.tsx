import type { Client } from "../kit/contract.ts";
import { JaliScreen } from "../scenes/web-design/web-3/office.tsx";

/** Noor Architects: bricks in bond, heavy condensed capitals, screens and elevations to scale. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Archivo", stretch: 62, weight: 900, caps: true },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 7 7" shapeRendering="crispEdges">
      <path d="M0 0h4v2h-4zM5 0h2v2h-2zM0 2.5h1.5v2H0zM2.5 2.5H7v2H2.5zM0 5h4v2H0zM5 5h2v2H5z" fill={color} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <div style={{ width, height, background: "#f7f8fa" }}>
      <JaliScreen width={width} height={height} cell={view === 0 ? 16 : 8} color="#1a2038" />
    </div>
  ),
};
