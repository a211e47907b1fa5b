import { Cloth } from "../kit/cloth.tsx";
import type { Client } from "../kit/contract.ts";
import { type Draft, modulo } from "../weave/drafts.ts";

const green = "#0e6b47";
const cream = "#dce9a8";
const yellow = "#e8c32d";
const red = "#c42e14";

/** Padma Tea Exchange: a chest with a leaf, condensed capitals, a weave for every garden. */
export const client: Client = {
  draft: "diamond",
  lettering: { stretch: 62, weight: 800, caps: true },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges">
      <path d="M0 0h16v16H0z" fill={color} />
      <path d="M7 3h2v1h1v1h1v3h-1v1H9v1h-1v3H7v-3H6V9H5V5h1V4h1z" fill={ground} />
      <path d="M0 4h2v1H0zM14 4h2v1h-2zM0 11h2v1H0zM14 11h2v1h-2z" fill={ground} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) =>
    view === 0 ? (
      <Cloth
        width={width}
        height={height}
        draft="diamond"
        warp={green}
        weft={cream}
        cell={16}
        relief={0.28}
      />
    ) : (
      <Cloth
        width={width}
        height={height}
        draft="rosepath"
        warp={green}
        weft={yellow}
        cell={8}
        relief={0.28}
      />
    ),
};

const runs = [
  [0, 1, 2, 3, 2, 1],
  [0, 1, 2, 3, 4, 5, 4, 3, 2, 1],
  [0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1],
  [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1, 0, 3, 2, 1],
] as const;

const yarns = [
  [green, cream],
  [yellow, green],
  [red, "#f6e3c0"],
  ["#10231b", yellow],
  [green, yellow],
] as const;

/**
 * The weave of a garden from its four-digit mark: the first digit sets the threading, the next two the
 * tie-up, the last the colours.
 * @param mark four digits
 */
export function gardenCloth(mark: string): { draft: Draft; warp: string; weft: string } {
  const [first = 1, second = 1, third = 1, last = 1] = [...mark].map(Number);
  const threading = runs[first % runs.length] ?? runs[0];
  const shafts = Math.max(...threading) + 1;
  const lifted = Array.from({ length: Math.ceil(shafts / 2) }, (_, i) =>
    i < shafts / 2 - 1 ? i : i + 1 + ((second + third) % Math.max(1, shafts / 2 - 1)),
  );
  const tieup = Array.from({ length: shafts }, (_, treadle) =>
    lifted.map((shaft) => modulo(shaft + treadle * (third % 2 === 0 ? 1 : -1), shafts)),
  );
  const [warp, weft] = yarns[last % yarns.length] ?? yarns[0];
  return { draft: { threading, tieup, treadling: threading }, warp, weft };
}
