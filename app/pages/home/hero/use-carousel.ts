import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { arrowStep, isRightToLeft } from "../../../lib/direction";

/** Time that a slide is shown, enough to read its caption. */
const INTERVAL_MS = 5000;
/** Duration of a slide change in ms. Further changes are ignored until it ends. */
const LOCK_MS = 500;
/** Minimum horizontal movement of a swipe. */
const SWIPE_PX = 40;

const wantsStill = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Returns a state of the browser and updates it on its change event. Returns false in prerendered pages. */
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

/** A carousel of `count` slides: current and previous slide, the controls' actions and the region's event handlers. */
export function useCarousel(count: number, region: RefObject<HTMLElement | null>) {
  const [{ index, previous }, setSlides] = useState({ index: 0, previous: null as number | null });
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  /** Whether the visitor paused or started the rotation with the button; undefined until the button is pressed. */
  const [wish, setWish] = useState<"stopped" | "running">();
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isStill = useBrowserFlag(wantsStill, "change", () => wantsStill().matches);
  const isHidden = useBrowserFlag(
    () => document,
    "visibilitychange",
    () => document.hidden,
  );
  const isOn = wish === "running" || (wish === undefined && !isStill);
  // Pointer and focus pause an automatic rotation. A rotation started by the visitor continues; otherwise the button
  // would seem to do nothing while it has the focus.
  const isRotating = count > 1 && isOn && !isHidden && (wish === "running" || !(hasPointer || hasFocus));

  const go = (to: number) => {
    const now = performance.now();
    if (to === index || now - changedAt.current < LOCK_MS) return;
    changedAt.current = now;
    setSlides({ index: to, previous: index });
  };
  const step = (by: 1 | -1) => go((index + by + count) % count);

  // Pointer or focus may be inside the region before hydration, so read them from the document.
  useEffect(() => {
    const isIn = (what: string) => region.current?.matches(what) === true;
    setHasPointer(isIn(":hover") && matchMedia("(hover: hover)").matches);
    setHasFocus(isIn(":focus-within"));
  }, [region]);

  // Starts a timer for the full interval of each slide, also after a pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide change restarts the timer.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => step(1), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRotating, index]);

  const touch = useRef<PointerEvent>(null);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHasPointer(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(currentTarget.contains(relatedTarget)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = arrowStep(event);
      if (by === undefined) return;
      event.preventDefault();
      const link = document.activeElement?.closest("a");
      flushSync(() => step(by));
      // The focused link is hidden with its slide, so focus the new slide's link.
      if (link) region.current?.querySelector<HTMLElement>("[data-state='entering'] a")?.focus();
    },
    onPointerDown: (event: PointerEvent) => {
      touch.current = event.pointerType === "mouse" ? null : event;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (!touch.current) return;
      const [x, y] = [clientX - touch.current.clientX, clientY - touch.current.clientY];
      touch.current = null;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) >= Math.abs(y))
        step(x < 0 === isRightToLeft(currentTarget) ? -1 : 1);
    },
    onPointerCancel: () => {
      touch.current = null;
    },
  };
  const toggle = () => setWish(isOn ? "stopped" : "running");
  return { index, previous, isOn, isRotating, toggle, step, go, handlers };
}
