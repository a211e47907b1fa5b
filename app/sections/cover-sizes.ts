/**
 * The `sizes` of the cover of a project in the grid (project-grid.css), which gives each place its width: a phone
 * fetches half as much for the small ones.
 * @param index of the project among the `count` that are shown.
 * @param half the width of half a row below 1024 px.
 */
export function coverSizes(index: number, count: number, half = "45vw"): string {
  const column = index % 3;
  const left = count - index;
  const isPaired =
    column === 0
      ? left === 2 || left === 4 || (left === 1 && index > 0)
      : column === 1
        ? left === 1 || left === 3
        : left === 2;
  const place = index % 12;
  if (place === 6 && !isPaired) return "(width >= 1024px) 65vw, 100vw";
  const isHalf = isPaired || place === 7 || place === 8;
  const isLarge = place === 0 || place === 10;
  const wide = isHalf ? "46vw" : isLarge ? "62vw" : "30vw";
  return `(width >= 1024px) ${wide}, ${narrowSize(index, left, half)}`;
}

/** Below 1024 px: of every second group the large one has its words beside it on a tablet; all others are half a row. */
function narrowSize(index: number, left: number, half: string): string {
  if (index % 3 !== 0 || left === 2) return half;
  return index % 6 === 3 ? "(width >= 768px) 54vw, 92vw" : "92vw";
}
