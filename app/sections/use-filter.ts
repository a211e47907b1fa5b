import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../ui/use-hydrated";

/** The filter that shows everything; it leaves no trace in the address. */
export const ALL = "all";

/** The filter in the address (`?category=branding`), with or without a button; what it matches may be nothing. */
function filterOf(search: string): string {
  return new URLSearchParams(search).get("category") || ALL;
}

/** Says that a navigation leaves the page where it is. */
const KEEPS_PLACE = { keepsPlace: true };

/** Runs after the browser has shown what stands now: what follows may take longer than a touch may wait. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * The chosen filter and the way to choose another; every choice is an entry of the history. The prerendered
 * page knows no query, so it shows everything until React runs.
 * @returns `chosen`, what the page shows; `pressed`, what the buttons show, which is ahead of it by the time that a
 *   slow phone takes to build the list; `choose`
 */
export function useFilter() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();
  const chosen = isHydrated ? filterOf(search) : ALL;
  const pressed = ahead ?? chosen;
  const choose = (filter: string, afterwards: () => void) => {
    if (filter === pressed) return;
    const to = { search: filter === ALL ? "" : `?category=${filter}` };
    // The page's data stay the same, so nothing is fetched.
    const show = async () => {
      await navigate(to, { flushSync: true, defaultShouldRevalidate: false, state: KEEPS_PLACE });
      // Another may have been pressed meanwhile.
      setAhead((now) => (now === filter ? undefined : now));
      afterwards();
    };
    setAhead(filter);
    afterPaint(() => weaveList(show));
  };
  return { chosen, pressed, choose };
}

/** Changes the list inside a view transition of its own (filter-bar.css), where the browser has them. */
function weaveList(change: () => Promise<void>) {
  const root = document.documentElement;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) {
    void change();
    return;
  }
  root.dataset.filtering = "";
  document.startViewTransition(change).finished.finally(() => delete root.dataset.filtering);
}

/** Brings the beginning of a list into view whose new content would be met far down. */
export function readFromBeginning(list: HTMLElement | null): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: "instant" });
}
