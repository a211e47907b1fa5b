import type { Client } from "../kit/contract.ts";
import { Arches, Strokes } from "../scenes/graphic-design/gd-1/rain.tsx";

/** Monsoon Radio: waves from a mast that are also a rainbow, capitals as wide as the sheet. */
export const client: Client = {
  draft: "overshot",
  lettering: { stretch: 130, weight: 850, caps: true },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 64 64">
      <path
        d="M4 60a28 28 0 0 1 56 0M18 60a14 14 0 0 1 28 0"
        fill="none"
        stroke={color}
        strokeWidth={9}
        strokeLinecap="butt"
      />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      {view % 2 === 0 ? (
        <Arches x={0} y={0} width={width} height={height} color="#d8401f" ground="#f4b400" />
      ) : (
        <Strokes x={0} y={0} width={width} height={height} colors={["#f8f4ea", "#6d7fd6"]} ground="#1f2f86" />
      )}
    </svg>
  ),
};
