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

/** A slide stands this many ms before the next one comes: time to read its caption. */
const INTERVAL = 5000;
/** A change takes this many ms, and no other one begins meanwhile. */
const LOCK = 500;
/** A finger that moves less than this, in px, does not swipe. */
const SWIPE = 40;

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

/** A carousel of `count` slides: which one stands, which one it covers, what the controls do, and the region's handlers. */
export function useCarousel(count: number, region: RefObject<HTMLElement | null>) {
  const [{ index, previous }, setSlides] = useState({ index: 0, previous: null as number | null });
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  /** What the visitor asked for by the pause button; undefined until it is pressed. */
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
  // Pointer and focus hold a rotation that began by itself. One that the visitor started runs on, or the button would seem
  // dead while it has the focus.
  const isRotating = isOn && !isHidden && (wish === "running" || !(hasPointer || hasFocus));

  const go = (to: number) => {
    const now = performance.now();
    if (to === index || now - changedAt.current < LOCK) return;
    changedAt.current = now;
    setSlides({ index: to, previous: index });
  };
  const step = (by: 1 | -1) => go((index + by + count) % count);

  // Reads from the document what came before React did: pointer or focus may already be inside.
  useEffect(() => {
    const isIn = (what: string) => region.current?.matches(what) === true;
    setHasPointer(isIn(":hover") && matchMedia("(hover: hover)").matches);
    setHasFocus(isIn(":focus-within"));
  }, [region]);

  // Talks to the browser's timer: each slide stands its full time, also after a pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of slide starts the time anew.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => step(1), INTERVAL);
    return () => clearTimeout(timer);
  }, [isRotating, index]);

  const touch = useRef<PointerEvent>(null);
  const holders = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHasPointer(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(currentTarget.contains(relatedTarget)),
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
      touch.current = event.pointerType === "mouse" ? null : event;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!touch.current) return;
      const [x, y] = [clientX - touch.current.clientX, clientY - touch.current.clientY];
      touch.current = null;
      if (Math.abs(x) >= SWIPE && Math.abs(x) >= Math.abs(y)) step(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      touch.current = null;
    },
  };
  const toggle = () => setWish(isOn ? "stopped" : "running");
  return { index, previous, isOn, isRotating, toggle, step, go, holders };
}
