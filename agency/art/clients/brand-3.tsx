import type { Client } from "../kit/contract.ts";
import { Knitting } from "../scenes/branding/brand-3/fabric.tsx";
import { Summits } from "../scenes/branding/brand-3/knit.tsx";

/** Fjell & Fiber: seven knit stitches for seven mountains, a calm grotesque, knitting instead of weave. */
export const client: Client = {
  draft: "herringbone",
  lettering: { family: "Archivo", stretch: 104, weight: 560, caps: false, tracking: -0.01 },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 140 140">
      <Summits x={0} base={100} width={140} color={color} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <Knitting
        width={width}
        height={height}
        colors={view % 2 ? ["#2f4a57", "#ece9df", "#e0762b"] : ["#6b7d45", "#fbfaf6", "#e0762b"]}
      />
    </svg>
  ),
};
