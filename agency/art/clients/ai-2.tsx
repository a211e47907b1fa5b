import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Bazaar Nine: nine stalls, one of them open; black round grotesque; cloth of the market. */
export const client: Client = {
  draft: "basket",
  lettering: { family: "Figtree", stretch: 100, weight: 900, caps: false, tracking: -0.03 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges">
      <path d="M0 0h16v16H0z" fill={color} />
      <path d="M2 2h3v3H2zM6.5 2h3v3h-3zM2 6.5h3v3H2zM6.5 6.5h3v3h-3zM11 6.5h3v3h-3z" fill={ground} />
      <path d="M2 11h3v3H2zM6.5 11h3v3h-3zM11 11h3v3h-3z" fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="basket" warp="#a60f4a" weft="#f4b400" cell={16} />
  ),
};
