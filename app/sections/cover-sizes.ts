/**
 * The `sizes` of the cover of a project in the grid (project-grid.css), which gives each place its width: a phone
 * fetches half as much for the small ones.
 * @param index of the project among the `count` that are shown.
 */
export function coverSizes(index: number, count: number): string {
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
  // The large one of every second group has its words beside it on a tablet.
  const narrow =
    column !== 0 || left === 2 ? "45vw" : index % 6 === 3 ? "(width >= 768px) 54vw, 92vw" : "92vw";
  return `(width >= 1024px) ${wide}, ${narrow}`;
}
