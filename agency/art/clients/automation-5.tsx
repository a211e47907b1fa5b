import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Prantik Insurance: a tear closed by three stitches; a narrow heavy letter; olive twill. */
export const client: Client = {
  draft: "twill",
  lettering: { family: "Archivo", stretch: 74, weight: 800, caps: false },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0H16V16H0z" fill={color} />
      <path d="M2 3L14 14" stroke={ground} strokeWidth="1.6" />
      <path d="M3 8.5L7.5 4M6 11.5L10.5 7M9 14L13.5 9.5" stroke={ground} strokeWidth="1.8" />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="twill" warp="#4c5b1f" weft="#6f8230" cell={16} />
  ),
};
