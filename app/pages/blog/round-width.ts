/**
 * The width, from 1024 px on, of a post's picture in rounds of three patches and one across the page, where it shares
 * the row with its words (quilt.css).
 * @param index of the post among the `count` that are shown
 */
export function roundWidth(index: number, count: number): string {
  const place = index % 4;
  const left = count - index;
  const isAcross = place === 3 || (place === 0 && left <= 2) || (place === 1 && left === 1);
  return isAcross ? "50vw" : "34vw";
}
