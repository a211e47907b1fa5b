import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So many slides stand again before the first and after the last, hence the loop has no end. */
export const COPIES = 3;
/** The scroller has come to rest when it has not moved for so many ms. */
const REST_MS = 120;

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Distance from one slide to the next, in px. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 1;
  return second.offsetLeft - first.offsetLeft;
}

/**
 * A row of slides that scrolls round and round. Talks to the scroller: it knows its own position, and after it
 * has come to rest on a copy it is set, unseen, to the slide that the copy shows.
 * @param count how many different slides there are.
 * @param isReady whether the copies are in place; the prerendered row has none.
 * @returns the first slide in view, how many are in view, and how to move by a number of slides.
 */
export function useLoop(track: RefObject<HTMLElement | null>, count: number, isReady: boolean) {
  const [view, setView] = useState({ index: 0, visible: 1 });
  /** Where a move is heading, counted from the first real slide; several presses add up. */
  const target = useRef<number>(undefined);

  const placeAt = useCallback(
    (slide: number, behavior: ScrollBehavior) => {
      const element = track.current;
      if (element) element.scrollTo({ left: (slide + COPIES) * stepOf(element), behavior });
    },
    [track],
  );

  useLayoutEffect(() => {
    if (isReady) placeAt(0, "instant");
  }, [isReady, placeAt]);

  useEffect(() => {
    const element = track.current;
    if (!element || !isReady) return;
    let timer = 0;
    let index = 0;
    let width = element.clientWidth;
    const read = () => Math.round(element.scrollLeft / stepOf(element)) - COPIES;
    const rest = () => {
      target.current = undefined;
      const slide = read();
      if (slide !== wrap(slide, count)) placeAt(wrap(slide, count), "instant");
    };
    const onScroll = () => {
      // A row that changes its width moves by itself; onResize puts it back.
      if (element.clientWidth !== width || element.scrollWidth <= width) return;
      index = wrap(read(), count);
      const visible = Math.max(1, Math.round(element.clientWidth / stepOf(element)));
      setView((view) => (view.index === index && view.visible === visible ? view : { index, visible }));
      clearTimeout(timer);
      timer = window.setTimeout(rest, REST_MS);
    };
    const onResize = () => {
      width = element.clientWidth;
      placeAt(index, "instant");
      onScroll();
    };
    onResize();
    element.addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", onScroll);
      removeEventListener("resize", onResize);
    };
  }, [track, count, isReady, placeAt]);

  const move = (by: number) => {
    const element = track.current;
    if (!element) return;
    let from = target.current ?? Math.round(element.scrollLeft / stepOf(element)) - COPIES;
    const to = from + by;
    if (to < -COPIES || to > count) {
      // Beyond the copies: go on from the same slide one round earlier or later.
      const round = to < 0 ? count : -count;
      element.scrollTo({ left: element.scrollLeft + round * stepOf(element), behavior: "instant" });
      from += round;
    }
    target.current = from + by;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    placeAt(target.current, isStill ? "instant" : "smooth");
  };
  return { ...view, move };
}
