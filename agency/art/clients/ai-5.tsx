import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** FinPulse Payments: five ticks, the fourth out of step; typewriter letters; an even pulse. */
export const client: Client = {
  draft: "birds-eye",
  lettering: { family: "JetBrains Mono", stretch: 100, weight: 800, caps: false, tracking: -0.04 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges">
      <path d="M0 0h16v16H0z" fill={color} />
      <path
        d="M2 5h1.6v6H2zM4.7 5h1.6v6H4.7zM7.4 5h1.6v6H7.4zM10.1 2h1.6v6h-1.6zM12.8 5h1.6v6h-1.6z"
        fill={ground}
      />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="birds-eye" warp="#0b1b3a" weft="#3d8bff" cell={16} />
  ),
};
