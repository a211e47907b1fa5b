import type { Client } from "../kit/contract.ts";
import { Fringe, Rain } from "../scenes/branding/brand-2/rain.tsx";

/** Borsha Rainwear: heavy round letters over a year of rain; the rain alone is the small mark and the pattern. */
export const client: Client = {
  draft: "satin",
  lettering: { family: "Figtree", stretch: 100, weight: 900, caps: false, tracking: -0.02 },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 192 192">
      <Fringe x={0} y={16} width={192} tall={4} color={color} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <rect width={width} height={height} fill={view % 2 ? "#9fd6ff" : "#1c3fd0"} />
      <Rain width={width} height={height} color={view % 2 ? "#1c3fd0" : "#f3f7ff"} july="#ff4f9a" />
    </svg>
  ),
};
