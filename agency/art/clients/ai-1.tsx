import type { Client } from "../kit/contract.ts";
import { Drawing } from "../kit/stage.tsx";
import { bundle, thread } from "../scenes/ai-development/threads.ts";

/** Yarns of the trucks, beside the three of the palette. */
export const yarns = ["#f4b400", "#5c78ff", "#ff5a36", "#f4f5f1", "#2fb392", "#e8779f"] as const;

/** The yarn of a truck by its number. */
export function yarn(index: number): string {
  return yarns[index % yarns.length] ?? yarns[0];
}

/** Synapse Logistics: two threads that exchange a knot; wide grotesque; threads on black. */
export const client: Client = {
  draft: "twill",
  lettering: { family: "Archivo", stretch: 122, weight: 800, caps: false, tracking: -0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0h16v16H0z" fill={color} />
      <path d="M0 4h4l8 8h4M0 12h4l8-8h4" fill="none" stroke={ground} strokeWidth={2} />
      <path d="M6 6h4v4H6z" fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Drawing width={width} height={height}>
      {bundle(9, height / 10).map((offset, i) => (
        <path
          key={offset}
          d={thread(offset * 0.6, [0, height / 2], [[width * 0.3, height * 0.35]], width)}
          fill="none"
          stroke={yarn(i)}
          strokeWidth={6}
        />
      ))}
    </Drawing>
  ),
};
