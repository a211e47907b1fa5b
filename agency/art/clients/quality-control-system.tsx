import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Narayanganj Denim: condensed Archivo as on a selvedge stamp; a twill of four steps with one pick missing. */
export const client: Client = {
  draft: "warp-twill",
  lettering: { family: "Archivo", stretch: 84, weight: 800, caps: false },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 12h6v4H0zM10 0h6v4h-6zM7 4h6v4H7z" fill={color} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="warp-twill" warp="#22386a" weft="#b7c4de" cell={16} />
  ),
};
