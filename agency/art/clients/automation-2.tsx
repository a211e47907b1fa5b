import type { Client } from "../kit/contract.ts";
import { Container } from "../scenes/ai-automation/automation-2/parts.tsx";

/** Karnaphuli Clearing: three containers in line and one out by a hand, slab letters, plain cloth of the docks. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Roboto Slab", stretch: 100, weight: 800, caps: false, tracking: -0.015 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path d="M2 3H30V12H2ZM2 21H30V30H2Z" fill={color} />
      <path d="M6 12.5H34V20.5H6Z" fill={color} />
      <path d="M13 3V12M17 12.5V20.5M13 21V30" stroke={ground} strokeWidth={3} />
    </svg>
  ),
  art: ({ width, height }) => (
    <svg aria-hidden="true" width={width} height={height}>
      {Array.from({ length: Math.ceil(height / 64) }, (_, i) => i).map((i) => (
        <Container
          key={i}
          x={i % 4 === 2 ? 32 : 0}
          y={i * 64}
          width={width}
          height={60}
          color={i % 2 ? "#14606f" : "#c8321f"}
        />
      ))}
    </svg>
  ),
};
