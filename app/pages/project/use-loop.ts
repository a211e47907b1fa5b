import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Number of slides copied before the first and after the last. A row with at most this many slides does not loop. */
export const COPIES = 3;
/** Time in ms without movement after which the scroller is at rest. */
const REST_MS = 120;
/**
 * Maximum time in ms for which the gallery counts as moving after a press. Busy machines start a smooth scroll late.
 */
const UNDER_WAY_MS = 2000;
/** Distance from the viewport at which the copies are rendered. */
const NEAR = "600px";

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Returns the distance between two slides in px. Like `scrollLeft`, it is negative from right to left. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 1;
  return second.offsetLeft - first.offsetLeft;
}

/** Returns the index of the slide at the start edge, counted from the first copy. */
const movedBy = (track: HTMLElement) => Math.round(track.scrollLeft / stepOf(track));

const visibleIn = (track: HTMLElement) =>
  Math.max(1, Math.round(track.clientWidth / Math.abs(stepOf(track))));

/**
 * A looping row of `count` slides: when the scroller rests on a copy, it jumps to the original slide.
 * @returns the first slide in view, the number of slides in view, `move` (by a number of slides), and `isReady`:
 *   whether the copies are rendered. They wait until the row is near the viewport, so that hydration measures nothing.
 */
export function useLoop(track: RefObject<HTMLElement | null>, count: number) {
  /** Scroll position when the copies were rendered; undefined before. */
  const [began, setBegan] = useState<number>();
  const isReady = began !== undefined;
  const [view, setView] = useState({ index: 0, visible: 1 });
  const around = count > COPIES ? COPIES : 0;
  /** Index of the slide to which the button presses lead, counted from the first slide. */
  const target = useRef<number>(undefined);
  const pressedAt = useRef(0);

  const placeAt = useCallback(
    (slide: number, behavior: ScrollBehavior) => {
      const element = track.current;
      if (element) element.scrollTo({ left: (slide + around) * stepOf(element), behavior });
    },
    [track, around],
  );

  useEffect(() => {
    const element = track.current;
    if (!element || around === 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setBegan((began) => began ?? movedBy(element));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, around]);

  useLayoutEffect(() => {
    if (began !== undefined) placeAt(began, "instant");
  }, [began, placeAt]);

  useEffect(() => {
    const element = track.current;
    if (!element || (around > 0 && !isReady)) return;
    let timer = 0;
    let index = 0;
    let width = element.clientWidth;
    const read = () => movedBy(element) - around;
    const rest = () => {
      const isUnderWay = performance.now() - pressedAt.current < UNDER_WAY_MS;
      if (target.current !== undefined && read() !== target.current && isUnderWay) {
        timer = window.setTimeout(rest, REST_MS);
        return;
      }
      target.current = undefined;
      const slide = read();
      const visible = visibleIn(element);
      const focused =
        [...element.children].findIndex((child) => child.contains(document.activeElement)) - around;
      const shows = (first: number) => focused >= first && focused < first + visible;
      // Stay on the copy if a jump would move the focused slide out of view.
      if (shows(slide) && !shows(wrap(slide, count))) return;
      if (slide !== wrap(slide, count)) placeAt(wrap(slide, count), "instant");
    };
    const onScroll = () => {
      // Ignore scrolling caused by a resize, which onResize corrects.
      if (element.clientWidth !== width || (around > 0 && element.scrollWidth <= width)) return;
      index = wrap(read(), count);
      const visible = visibleIn(element);
      setView((view) => (view.index === index && view.visible === visible ? view : { index, visible }));
      clearTimeout(timer);
      timer = window.setTimeout(rest, REST_MS);
    };
    const onResize = () => {
      width = element.clientWidth;
      placeAt(index, "instant");
      onScroll();
    };
    onScroll();
    element.addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", onScroll);
      removeEventListener("resize", onResize);
    };
  }, [track, count, around, isReady, placeAt]);

  const move = (by: number) => {
    const element = track.current;
    if (!element) return;
    // The visitor pressed before the row was near the viewport.
    if (around > 0 && !isReady) flushSync(() => setBegan(movedBy(element)));
    let from = target.current ?? movedBy(element) - around;
    const to = from + by;
    if (around === 0) {
      // Without copies, the row returns to the first slide after the last slides in view.
      from = wrap(to, count - view.visible + 1) - by;
    } else if (to < -COPIES || to > count) {
      // Beyond the copies, jump back by one round to the same slide and continue from there.
      const round = to < 0 ? count : -count;
      element.scrollTo({ left: element.scrollLeft + round * stepOf(element), behavior: "instant" });
      from += round;
    }
    target.current = from + by;
    pressedAt.current = performance.now();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    placeAt(target.current, isStill ? "instant" : "smooth");
  };
  return { ...view, isReady, move };
}
