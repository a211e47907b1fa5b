import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Pathshala Next: an abacus of three strings; broad playful letters; beads. */
export const client: Client = {
  draft: "waffle",
  lettering: { stretch: 104, weight: 900, caps: false, tracking: -0.01 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0h16v16H0z" fill={color} />
      <path d="M2 4h12M2 8h12M2 12h12" stroke={ground} strokeWidth={0.8} />
      <path d="M3 2.5h3v3H3zM10 6.5h3v3h-3zM5 10.5h3v3H5z" fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="waffle" warp="#3b1f4b" weft="#ffcf33" cell={16} />
  ),
};
