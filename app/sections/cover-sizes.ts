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
  const isLarge = index % 12 === 0 || index % 12 === 7;
  const wide = isPaired ? "46vw" : isLarge ? "62vw" : "30vw";
  return `(width >= 1024px) ${wide}, ${column === 0 && left !== 2 ? "92vw" : "45vw"}`;
}
