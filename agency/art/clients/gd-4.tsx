import type { Client } from "../kit/contract.ts";
import { Hung } from "../scenes/graphic-design/gd-4/hung.tsx";

/** Dhaka Type Days: everything hangs from one black bar; a grotesque beside two Indic faces. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Archivo", stretch: 100, weight: 800, caps: false },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 100 100">
      <path d="M0 14H100V32H0Z" fill={color} />
      <Hung x={22} bar={14} size={120} color={color}>
        ঢ
      </Hung>
    </svg>
  ),
  art: ({ width, height }) => (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d="M0 0H400V300H0Z" fill="#7cc4e8" />
      <Hung x={130} bar={60} size={340} color="#ffffff" loose>
        ঢ
      </Hung>
      <path d="M0 60H400V103H0Z" fill="#111417" />
    </svg>
  ),
};
