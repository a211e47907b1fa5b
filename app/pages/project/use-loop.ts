import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** So many slides stand again before the first and after the last, hence the loop has no end; a row of no more has none. */
export const COPIES = 3;
/** The scroller has come to rest when it has not moved for so many ms. */
const REST_MS = 120;
/** A busy machine may begin a smooth scroll late: a press counts as on its way for so many ms at most. */
const UNDER_WAY_MS = 2000;

/** The row is made ready when it is this near to the viewport. */
const NEAR = "600px";

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Distance from one slide to the next, in px. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 1;
  return second.offsetLeft - first.offsetLeft;
}

/** How many slides the row has been moved on, copies included. */
const movedBy = (track: HTMLElement) => Math.round(track.scrollLeft / stepOf(track));

/** How many slides the row shows at once. */
function visibleIn(track: HTMLElement): number {
  return Math.max(1, Math.round(track.clientWidth / stepOf(track)));
}

/**
 * A row of slides that scrolls round and round. Talks to the scroller: it knows its own position, and after it
 * has come to rest on a copy it is set, unseen, to the slide that the copy shows.
 * @param count how many different slides there are.
 * @returns the first slide in view, how many are in view, how to move by a number of slides, and whether the copies
 *   are to be in place: from when the row is near the viewport, so that nothing is measured while the page comes to
 *   life.
 */
export function useLoop(track: RefObject<HTMLElement | null>, count: number) {
  /** The slide that the visitor had come to when the copies came, as they do whose page comes to life slowly. */
  const [began, setBegan] = useState<number>();
  const isReady = began !== undefined;
  const [view, setView] = useState({ index: 0, visible: 1 });
  /** A row of few slides does not go round. */
  const around = count > COPIES ? COPIES : 0;
  /** Where a move is heading, counted from the first real slide; several presses add up. */
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
        // A press may have brought the copies before.
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
      // A slide in view that has the focus would be left behind; the row then stays on the copy.
      if (shows(slide) && !shows(wrap(slide, count))) return;
      if (slide !== wrap(slide, count)) placeAt(wrap(slide, count), "instant");
    };
    const onScroll = () => {
      // A row that changes its width moves by itself; onResize puts it back.
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
    // Not placed anew: whoever pressed a button since the copies came is on the way already.
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
    // Pressed before the row was near, e.g. while the page came to life.
    if (around > 0 && !isReady) flushSync(() => setBegan(movedBy(element)));
    let from = target.current ?? movedBy(element) - around;
    const to = from + by;
    if (around === 0) {
      // Without copies the row ends where its last slide is in view.
      from = wrap(to, count - view.visible + 1) - by;
    } else if (to < -COPIES || to > count) {
      // Beyond the copies: go on from the same slide one round earlier or later.
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
