import type { Client } from "../kit/contract.ts";
import { bubble, Facade } from "../scenes/digital-marketing/digital-4/lumen.tsx";

/** Lumen: a lit window with the tail of a speech bubble, heavy round letters, house fronts at night. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Figtree", stretch: 100, weight: 900, caps: false, tracking: -0.03 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      <path d={bubble(24, 18)} fill={color} />
      <path d="M12 0V18M0 9H24" stroke={ground} strokeWidth={2.4} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <Facade width={width} height={height} wall="#1d1b4b" dark="#37346f" lit="#f7e14c" seed={view + 2} />
    </svg>
  ),
};
