import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Tongi Spinning Mills: JetBrains Mono like a shift log; a cop seen from above, unwinding. */
export const client: Client = {
  draft: "satin",
  lettering: { family: "JetBrains Mono", stretch: 100, weight: 800, caps: false },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M8 1a7 7 0 1 0 7 7V1z" fill={color} />
      <circle cx={8} cy={8} r={3.4} fill="none" stroke={ground} strokeWidth={1.4} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="satin" warp="#16222c" weft="#9fb4c2" cell={16} />
  ),
};
