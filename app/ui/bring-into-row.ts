/** Room kept beside the focused control, in px. */
const ROOM = 16;

/**
 * Moves a row that scrolls sideways, and it alone, until all of a control in it is in view: a browser is content
 * with a part of it.
 */
export function bringIntoRow(row: HTMLElement, control: Element): void {
  const [at, edge] = [control.getBoundingClientRect(), row.getBoundingClientRect()];
  const before = Math.min(0, at.left - edge.left - ROOM);
  const behind = Math.max(0, at.right - edge.right + ROOM);
  if (before || behind) row.scrollBy({ left: before || behind, behavior: "instant" });
}
