import type { Client } from "../kit/contract.ts";
import { Drawing } from "../kit/stage.tsx";
import { Knit } from "../scenes/ai-automation/automation-4/parts.tsx";

/** Orchid Knit Composite: one knit loop in a square; a soft bookish serif; plum loops with green ones among them. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Fraunces", stretch: 100, weight: 700, caps: false, tracking: -0.01 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0H16V16H0z" fill={color} />
      <path
        d="M2.5 2C5 3 7.6 7 7.8 14C4.4 12.6 2.2 8 2.5 2ZM13.5 2C11 3 8.4 7 8.2 14C11.6 12.6 13.8 8 13.5 2Z"
        fill={ground}
      />
    </svg>
  ),
  art: ({ width, height }) => (
    <Drawing width={width} height={height}>
      <Knit
        x={0}
        y={0}
        columns={Math.ceil(width / 40)}
        rows={Math.ceil(height / 44)}
        width={40}
        height={44}
        color={(column, row) => ((column + row * 3) % 7 === 0 ? "#3a8f5c" : "#8d2f7f")}
      />
    </Drawing>
  ),
};
