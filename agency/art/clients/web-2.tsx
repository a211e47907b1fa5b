import type { Client } from "../kit/contract.ts";
import { Quilt } from "../scenes/web-design/web-2/quilt.tsx";

/** Kantha House: a stitched square, friendly round-built capitals, quilts as flat pattern. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Figtree", stretch: 100, weight: 900, caps: false },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0h16v16H0z" fill={color} />
      <path
        d="M3 3V13M12.5 3L3.6 8.4M6.4 7L12.8 13"
        fill="none"
        stroke={ground}
        strokeWidth="1.8"
        strokeDasharray="2 .9"
      />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <Quilt
      piece={(["house", "0418", "0427", "0412"] as const)[view % 4] ?? "house"}
      width={width}
      height={height}
      cell={16}
    />
  ),
};
