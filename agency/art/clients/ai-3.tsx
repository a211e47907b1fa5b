import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** AgriVision of the North Bengal Growers Trust: four plots and a river; slab letters; fields as weaves. */
export const client: Client = {
  draft: "rosepath",
  lettering: { family: "Roboto Slab", stretch: 100, weight: 800, caps: false, tracking: -0.01 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0h16v16H0z" fill={color} />
      <path d="M2 2h5v5H2zM9 2h5v3l-5 4zM2 9h5L4 14H2zM9 11l5-4v7H7z" fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="rosepath" warp="#3b7d2c" weft="#cfe08a" cell={16} />
  ),
};
