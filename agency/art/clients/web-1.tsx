import type { Client } from "../kit/contract.ts";
import { GardenBand } from "../scenes/web-design/web-1/lot-page.tsx";

/** Padma Tea Exchange: a bowl of tea from above, condensed Archivo, a striped band for every garden. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Archivo", stretch: 75, weight: 800, caps: false },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <circle cx={8} cy={8} r={8} fill={color} />
      <circle cx={8} cy={8} r={5.8} fill={ground} />
      <path d="M8 12.4A4.4 4.4 0 0 1 8 3.6C9 5.8 9 10.2 8 12.4Z" fill={color} />
      <path d="M8 3.6A4.4 4.4 0 0 1 8 12.4C11 10.4 11 5.6 8 3.6Z" fill={color} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <div style={{ position: "relative", width, height }}>
      <GardenBand mark={view === 0 ? "2117" : "3042"} width={width} height={height} />
    </div>
  ),
};
