import type { Client } from "../kit/contract.ts";
import { Numeral } from "../scenes/web-design/web-4/parts.tsx";

/** Bondhu Clinics: a serial slip with its bite; plain wide numerals as tall as what they stand on. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Archivo", stretch: 108, weight: 800, caps: false, tracking: -0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0H16V6a2 2 0 0 0 0 4V16H0V10a2 2 0 0 0 0-4Z" fill={color} />
      <path d="M6.5 2.5h3v4h4v3h-4v4h-3v-4h-4v-3h4z" fill={ground} />
    </svg>
  ),
  art: ({ width, height }) => (
    <div style={{ position: "relative", width, height, background: "#0c5c63" }}>
      <Numeral text="17" x={width * 0.08} y={height * 0.12} height={height * 0.76} color="#fbfdfb" />
    </div>
  ),
};
