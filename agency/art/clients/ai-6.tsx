import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Cords of the four channels, in the order hotline, WhatsApp, Messenger, web chat. */
export const cords = ["#e4572e", "#f6b042", "#17768a", "#7a4a2b"] as const;

/** Ononna Home Appliances: a plug seen from the front; condensed black capitals; plaited cords. */
export const client: Client = {
  draft: "basket",
  lettering: { family: "Archivo", stretch: 66, weight: 900, caps: false },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0h16v16H0z" fill={color} />
      <circle cx={8} cy={8} r={6} fill={ground} />
      <path d="M4.4 7h2v2h-2zM9.6 7h2v2h-2z" fill={color} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="basket" warp="#e4572e" weft="#f6b042" cell={16} />
  ),
};
