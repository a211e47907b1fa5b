import type { Client } from "../kit/contract.ts";
import { Weave } from "../scenes/graphic-design/gd-3/tin.tsx";

/** Tin Shed Provisions: a shed's gable as mark, slab type, a weave for each food. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Roboto Slab", stretch: 100, weight: 800, caps: true, tracking: 0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path d="M2 12L16 2L30 12V30H2Z" fill={color} />
      <path d="M8 14V30M13 12V30M19 12V30M24 14V30" stroke={ground} strokeWidth={2} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <div style={{ position: "relative", width, height }}>
      <Weave
        food={(["honey", "wax", "salt", "kewra"] as const)[view % 4] ?? "honey"}
        width={width}
        height={height}
      />
    </div>
  ),
};
