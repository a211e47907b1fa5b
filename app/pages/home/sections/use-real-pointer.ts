import { type PointerEvent, useRef } from "react";

/**
 * Tells a pointer that moved from one that stands while the layout moves under it: browsers report both as
 * entering. Without this, a tile that widens under a resting mouse would take over from the focus.
 * @returns a function that says whether the event's pointer has moved since it was last asked.
 */
export function useRealPointer(): (event: PointerEvent) => boolean {
  const last = useRef("");
  return ({ screenX, screenY }) => {
    const place = `${screenX} ${screenY}`;
    const hasMoved = place !== last.current;
    last.current = place;
    return hasMoved;
  };
}
