import type { Client } from "../kit/contract.ts";
import { Band, PICKS, Ship, THREADS } from "../scenes/branding/brand-1/ferry.tsx";

const madder = "#c42e14";
const pink = "#f3a9a0";

/** Meghna Ferry Company: the ferry stepped on its threads, wide capitals, a band of lines that become waves. */
export const client: Client = {
  draft: "plain",
  lettering: { stretch: 128, weight: 900, caps: true },
  mark: ({ size, color, ground }) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 ${(PICKS - THREADS) / 2} ${THREADS} ${THREADS}`}
    >
      <Ship unit={1} color={color} windows={ground} river={color} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <Band
        columns={Math.ceil(width / 8)}
        rows={Math.ceil(height / 8)}
        cell={8}
        from={view % 5}
        colors={[madder, pink, "#f4f5f1"]}
      />
    </svg>
  ),
};
