import { type PointerEvent, useRef } from "react";

/**
 * Browsers report a resting pointer as entering when the layout moves under it; it must not take over from the focus.
 * @returns whether the pointer of an event has moved since the last one
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
