import type { Client } from "../kit/contract.ts";
import { Mark, sage } from "../scenes/branding/brand-4/parts.tsx";

/** Chaya Credit Union: a disc and the square shadow it casts, of equal area; round Figtree, broad flat fields. */
export const client: Client = {
  draft: "basket",
  lettering: { family: "Figtree", stretch: 100, weight: 800, caps: false, tracking: -0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="-100 -100 348 348">
      <Mark x={0} y={0} r={100} disc={color} shadow={ground === "#0f5b57" ? sage : "#0f5b57"} />
    </svg>
  ),
  art: ({ width, height }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <path d={`M0 0H${width}V${height}H0z`} fill="#ffb224" />
      <Mark x={width * 0.36} y={height * 0.38} r={height * 0.26} disc="#fbf5e6" shadow="#0f5b57" />
    </svg>
  ),
};
