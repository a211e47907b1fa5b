/** Returns 1 for the arrow key that points to the next item of a row, -1 for the opposite key; undefined for others. */
export function arrowStep({
  key,
  currentTarget,
}: {
  key: string;
  currentTarget: Element;
}): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (key === "ArrowLeft") === isRightToLeft(currentTarget) ? 1 : -1;
}

/** Returns whether an element's text runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}
