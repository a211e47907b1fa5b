import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Delta Sourcing: a swing ticket cut to a delta, wide black grotesque, the rib of a knit. */
export const client: Client = {
  draft: "warp-twill",
  lettering: { family: "Archivo", stretch: 118, weight: 800, caps: false, tracking: -0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path d="M16 1L31 30H1Z" fill={color} />
      <circle cx={16} cy={11} r={3} fill={ground} />
      <path d="M8 24H24" stroke={ground} strokeWidth={3} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="warp-twill" warp="#0b5e41" weft="#8fc9ac" cell={16} />
  ),
};
