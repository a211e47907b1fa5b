import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";

/** Narsingdi Weaving Mills: Anybody as on the module labels; wires that cross over into a warp. */
export const client: Client = {
  draft: "diamond",
  lettering: { family: "Anybody", stretch: 82, weight: 800, caps: false },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d="M0 0h3v16H0zM13 0h3v16h-3zM5 0h2v6l2 4v6H7v-5L5 7zM9 0h2v6l-1 2-1-2z" fill={color} />
    </svg>
  ),
  art: ({ width, height }) => (
    <Cloth width={width} height={height} draft="diamond" warp="#8a4526" weft="#e9b27a" cell={16} />
  ),
};
