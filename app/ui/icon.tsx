import { ICONS, type IconName } from "../lib/icons";

/** One icon; decorative, so its control needs words of its own. Each cell is `cell` px wide (default 3). */
export function Icon({ name, cell = 3 }: { name: IconName; cell?: 2 | 3 | 4 | 8 }) {
  const rows = ICONS[name].split("/");
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
