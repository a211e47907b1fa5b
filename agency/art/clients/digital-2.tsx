import type { Client } from "../kit/contract.ts";
import { Drawing } from "../kit/stage.tsx";
import { Egg, Pan } from "../scenes/digital-marketing/digital-2/pan.tsx";

/** Korai Cookware: a pan with an egg as mark and picture, a wide heavy grotesque like cast letters. */
export const client: Client = {
  draft: "satin",
  lettering: { family: "Archivo", stretch: 125, weight: 900, caps: true, tracking: -0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <circle cx={13} cy={19} r={12} fill={color} />
      <path d="M20 8L28 0L32 4L24 12Z" fill={color} />
      <circle cx={13} cy={19} r={6} fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <div style={{ position: "relative", width, height, background: "#ff4b1f" }}>
      <Drawing width={width} height={height}>
        <Pan cx={width * 0.42} cy={height * 0.55} r={height * 0.34} hole="#ff4b1f" turn={-30} rings={20} />
        <Egg x={width * 0.42} y={height * 0.55} size={height * 0.24} yolk="#ffd166" />
      </Drawing>
    </div>
  ),
};
