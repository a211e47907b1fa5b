import type { IconProps } from "../../../app/lib/icons";
import { PIXELS } from "./pixels";

/** Draws one cell of a basket weave: three threads, which change direction from cell to cell. */
const woven = (x: number, y: number) =>
  [0, 1, 2]
    .map((thread) => (thread + 0.08) / 3)
    .map((at) => ((x + y) % 2 ? `M${x + at} ${y}h.28v1h-.28z` : `M${x} ${y + at}h1v.28h-1z`))
    .join("");

/** An icon of square cells: 3 px wide, 2 px in small icons, 8 px and woven in large icons. */
export function Icon({ name, size }: IconProps) {
  const cell = size ? (size === "small" ? 2 : 8) : 3;
  const rows = PIXELS[name].split("/");
  const width = rows[0]?.length ?? 0;
  const path = rows
    .flatMap((row, y) =>
      [...row].map((mark, x) => (mark !== "#" ? "" : size === "large" ? woven(x, y) : `M${x} ${y}h1v1h-1z`)),
    )
    .join("");
  return (
    <svg
      width={width * cell}
      height={rows.length * cell}
      viewBox={`0 0 ${width} ${rows.length}`}
      shapeRendering={size === "large" ? "auto" : "crispEdges"}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
