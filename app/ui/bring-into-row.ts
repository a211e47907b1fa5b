const ROOM = 16;

/** Scrolls a row sideways until a control in it is completely in view. */
export function bringIntoRow(row: HTMLElement, control: Element): void {
  const [at, edge] = [control.getBoundingClientRect(), row.getBoundingClientRect()];
  const left = Math.min(0, at.left - edge.left - ROOM);
  const right = Math.max(0, at.right - edge.right + ROOM);
  row.scrollBy({ left: left || right, behavior: "instant" });
}
