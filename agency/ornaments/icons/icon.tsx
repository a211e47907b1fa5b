import type { IconProps } from "../../../app/lib/icons";
import { PIXELS } from "./pixels";

/** An icon of square cells, 3 px wide, 2 where it is small and 8 where it is large. */
export function Icon({ name, size }: IconProps) {
  const cell = size ? (size === "small" ? 2 : 8) : 3;
  const rows = PIXELS[name].split("/");
  const width = rows[0]?.length ?? 0;
  const path = rows
    .flatMap((row, y) => [...row].map((mark, x) => (mark === "#" ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      width={width * cell}
      height={rows.length * cell}
      viewBox={`0 0 ${width} ${rows.length}`}
      shapeRendering="crispEdges"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
