import type { Client } from "../kit/contract.ts";
import { Box } from "../scenes/web-design/web-5/freight.tsx";

/** Halda Freight: three stacked boxes as mark, narrow capitals, containers as illustration. */
export const client: Client = {
  draft: "basket",
  lettering: { stretch: 60, weight: 800, caps: true },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" shapeRendering="crispEdges">
      <path d="M0 16h24v7H0zM6 8h18v7H6zM12 0h12v7H12z" fill={color} />
      <path d="M4 18v3M8 18v3M12 18v3M16 18v3M20 18v3" stroke={ground} strokeWidth={1} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <Box
        x={0}
        y={0}
        width={width}
        height={height}
        color={(["#ff6a13", "#7fb6d9", "#ffd23c"] as const)[view % 3] ?? "#ff6a13"}
      />
    </svg>
  ),
};
