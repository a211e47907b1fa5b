/**
 * The `sizes` of a post's picture in a quilt, which below 1024 px has one across the page, then two beside each other
 * (post-card.css).
 * @param index of the post among the `count` that are shown
 * @param wide its width from 1024 px on
 */
export function patchSizes(index: number, count: number, wide: string): string {
  return `(width >= 1024px) ${wide}, ${isHalf(index, count) ? "50vw" : "100vw"}`;
}

/** Whether a post shares its row below 1024 px. @param index of the post among the `count` that are shown */
export function isHalf(index: number, count: number): boolean {
  const place = index % 3;
  return place === 2 || (place === 1 && index < count - 1);
}
