/** Icons drawn on a grid of cells, as a loom would: '#' is a raised thread. */
const CELLS = {
  right: ["...#...", "....#..", ".....#.", "#######", ".....#.", "....#..", "...#..."],
  left: ["...#...", "..#....", ".#.....", "#######", ".#.....", "..#....", "...#..."],
  down: ["#.....#", ".#...#.", "..#.#..", "...#..."],
  close: ["#.....#", ".#...#.", "..#.#..", "...#...", "..#.#..", ".#...#.", "#.....#"],
  menu: ["########", "........", "........", "########", "........", "........", "########"],
  pause: ["##.##", "##.##", "##.##", "##.##", "##.##", "##.##"],
  play: ["#....", "###..", "#####", "#####", "###..", "#...."],
  check: ["......#", ".....#.", "#...#..", ".#.#...", "..#...."],
  warning: ["###", "###", "###", "...", "###"],
  copy: ["#####..", "#...#..", "#.#####", "#.#...#", "###...#", "..#...#", "..#####"],
  facebook: ["..####", ".##...", ".##...", "#####.", ".##...", ".##...", ".##..."],
  instagram: ["#######", "#....##", "#.###.#", "#.#.#.#", "#.###.#", "#.....#", "#######"],
  linkedin: ["##.....", ".......", "##.####", "##.#..#", "##.#..#", "##.#..#", "##.#..#"],
  youtube: ["#########", "###.#####", "###..####", "###...###", "###..####", "###.#####", "#########"],
  behance: ["###..##..", "#..#.....", "###.####.", "#..##..#.", "#..#####.", "###.#....", "....####."],
} as const;

export type IconName = keyof typeof CELLS;

/** Whether an icon of that name is drawn; content names icons as plain text. */
export function isIconName(name: string): name is IconName {
  return name in CELLS;
}

/** One icon; decorative, so its control needs words of its own. Each cell is `cell` px wide (default 3). */
export function Icon({ name, cell = 3 }: { name: IconName; cell?: 2 | 3 | 4 }) {
  const rows = CELLS[name];
  const width = rows[0].length;
  const path = rows
    .flatMap((row, y) => [...row].map((mark, x) => (mark === "#" ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className="shrink-0"
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
