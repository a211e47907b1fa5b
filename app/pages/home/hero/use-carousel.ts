import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { type CarouselEvent, carousel, FIRST_SLIDE, INTERVAL, isOn, isRotating, swipe } from "./carousel";

export type CarouselActions = {
  toggle: () => void;
  back: () => void;
  forward: () => void;
  go: (to: number) => void;
};

const wantsStill = () => matchMedia("(prefers-reduced-motion: reduce)");

/** A value of the browser that an event announces; false in prerendered pages. */
function useBrowserFlag(target: () => EventTarget, event: string, read: () => boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const source = target();
      source.addEventListener(event, onChange);
      return () => source.removeEventListener(event, onChange);
    },
    read,
    () => false,
  );
}

/**
 * A carousel of `count` slides: which one stands, whether it rotates, what the controls do, and the handlers
 * that its region needs (the decisions are those of `carousel.ts`).
 */
export function useCarousel(count: number, region: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(
    (before: typeof FIRST_SLIDE, event: CarouselEvent) => carousel(count, before, event),
    FIRST_SLIDE,
  );
  const [hold, setHold] = useState({ pointer: false, focus: false });
  const around = {
    isHeld: hold.pointer || hold.focus,
    isHidden: useBrowserFlag(
      () => document,
      "visibilitychange",
      () => document.hidden,
    ),
    wantsStill: useBrowserFlag(wantsStill, "change", () => wantsStill().matches),
  };
  const rotating = isRotating(state.wish, around);
  const on = isOn(state.wish, around);

  // Reads from the document what came before React did: pointer or focus may already be inside.
  useEffect(() => {
    const isIn = (what: string) => region.current?.matches(what) === true;
    setHold({
      pointer: isIn(":hover") && matchMedia("(hover: hover)").matches,
      focus: isIn(":focus-within"),
    });
  }, [region]);

  // Talks to the browser's timer: each slide stands its full time, also after a pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of slide starts the time anew.
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => dispatch({ type: "step", by: 1, now: performance.now() }), INTERVAL);
    return () => clearTimeout(timer);
  }, [rotating, state.index]);

  const step = (by: 1 | -1) => dispatch({ type: "step", by, now: performance.now() });
  const actions: CarouselActions = {
    toggle: () => dispatch({ type: "wish", wish: on ? "stopped" : "running" }),
    back: () => step(-1),
    forward: () => step(1),
    go: (to) => dispatch({ type: "go", to, now: performance.now() }),
  };

  const touch = useRef<{ x: number; y: number } | null>(null);
  const holders = {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === "mouse" && setHold((before) => ({ ...before, pointer: true })),
    onPointerLeave: (event: PointerEvent) =>
      event.pointerType === "mouse" && setHold((before) => ({ ...before, pointer: false })),
    onFocus: () => setHold((before) => ({ ...before, focus: true })),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget))
        setHold((before) => ({ ...before, focus: false }));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
      if (by === undefined) return;
      event.preventDefault();
      const link = document.activeElement?.closest("a");
      flushSync(() => step(by));
      // The focused link has gone with its slide: the new slide's link takes over.
      if (link) region.current?.querySelector<HTMLElement>("[data-place='entering'] a")?.focus();
    },
    onPointerDown: (event: PointerEvent) => {
      touch.current = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const by = touch.current ? swipe(touch.current, { x: event.clientX, y: event.clientY }) : 0;
      touch.current = null;
      if (by !== 0) step(by);
    },
    onPointerCancel: () => {
      touch.current = null;
    },
  };
  return { state, isOn: on, isRotating: rotating, actions, holders };
}
