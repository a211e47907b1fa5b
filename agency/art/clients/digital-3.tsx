import type { Client } from "../kit/contract.ts";
import { Drawing } from "../kit/stage.tsx";
import { cell, drop, Roots } from "../scenes/digital-marketing/digital-3/honey.tsx";

/** Sundarban Honey: a cell of comb with a drop in it, a soft serif, comb among mangrove roots. */
export const client: Client = {
  draft: "waffle",
  lettering: { family: "Fraunces", stretch: 100, weight: 800, caps: false, tracking: -0.01 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path d={cell(16, 16, 16)} fill={color} />
      <path d={drop(16, 5, 16)} fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <div style={{ position: "relative", width, height, background: "#173a2a", overflow: "hidden" }}>
      <Drawing width={width} height={height}>
        <Roots
          x={width / 2}
          y={height * 0.3}
          foot={height}
          reach={width * 0.4}
          thick={width * 0.03}
          color="#2a5a43"
        />
        <path d={cell(width / 2, height * 0.55, height * 0.24)} fill="#e39a17" />
      </Drawing>
    </div>
  ),
};
