import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** MediScan of Shapla Diagnostic Centres: a water lily of five petals; a quiet book serif; threads on blue. */
export const client: Client = {
  draft: "satin",
  lettering: { family: "Fraunces", stretch: 100, weight: 600, caps: false, tracking: -0.01 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path d="M0 0h32v32H0z" fill={color} />
      <path
        d="M16 4C20 10 20 16 16 24C12 16 12 10 16 4ZM5 10C11 12 14 17 15 25C9 23 5 18 5 10ZM27 10C21 12 18 17 17 25C23 23 27 18 27 10Z"
        fill={ground}
      />
      <path d="M4 26h24v2H4z" fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="satin" warp="#0f2a3d" weft="#1f6f8b" cell={16} />
  ),
};
