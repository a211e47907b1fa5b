import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { afterScroll } from "../lib/after-scroll";
import { pageOf } from "../lib/page-type";
import { beginVisit, hasVisitBegun } from "../lib/visit";
import { keepPositions, positionOf, rememberPosition } from "./scroll-positions";

/** Whether the smooth scroll to the top of a new page is running. */
let isGliding = false;

/** A cover morphs to the new page only if that page is scrolled at most this far, in px. */
const NEAR_TOP = 120;

/** Scrolls to the top of a new page: smoothly, or at once under reduced motion. */
function scrollToTop() {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isReduced || scrollY === 0) return scrollTo({ top: 0, behavior: "instant" });
  const hasMorph = document.querySelector("[data-morph]") !== null;
  if (hasMorph && scrollY > NEAR_TOP) scrollTo({ top: NEAR_TOP, behavior: "instant" });
  isGliding = true;
  const stop = () => {
    isGliding = false;
  };
  addEventListener("scrollend", stop, { once: true });
  scrollTo({ top: 0, behavior: "smooth" });
}

/** Events by which a visitor scrolls. */
const VISITOR_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls to a stored position. In Chromium a running smooth scroll continues from there, so its end is corrected. */
function restore(top: number) {
  scrollTo({ top, behavior: "instant" });
  if (!isGliding) return;
  const watch = new AbortController();
  const stop = () => watch.abort();
  const correct = () => {
    stop();
    scrollTo({ top, behavior: "instant" });
  };
  addEventListener("scrollend", correct, { signal: watch.signal });
  for (const move of VISITOR_MOVES) addEventListener(move, stop, { signal: watch.signal, passive: true });
}

/** Returns the element that a hash names, or null if there is none or the hash cannot be decoded. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * On a route change: Back restores the scroll position, other changes scroll to the top (filters keep the position),
 * open dialogs close, focus moves to the new page's heading, and the title is announced.
 */
export function RouteChange() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef<Location>(undefined);

  // Turns off the browser's scroll restoration, which would interfere with ours, and replays early events.
  useEffect(() => {
    history.scrollRestoration = "manual";
    document.documentElement.dataset.hydrated = "true";
    // Runs after components that render only once hydrated.
    setTimeout(() => window.__early?.replay());
    const leave = () => {
      history.scrollRestoration = "auto";
      keepPositions();
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  // A layout effect stops recording the old entry before the scroll to the top of the new page begins.
  useLayoutEffect(() => afterScroll(() => rememberPosition(location)), [location]);

  // Updates the scroll position, the focus and the title once the new page is rendered.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    // The browser positions the first page.
    const isFirstPage = before === undefined && !hasVisitBegun();
    beginVisit();
    if (isFirstPage || before === location) return;
    const isNewPage = !before || pageOf(before.pathname) !== pageOf(location.pathname);
    // A link in a dialog may lead to the page behind it.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    if (isNewPage) {
      const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      setAnnouncement(document.title);
    }
    const isBack = navigationType === "POP";
    const saved = isBack ? positionOf(location) : undefined;
    const target = elementOf(location.hash);
    if (saved !== undefined) restore(saved);
    else if (target) target.scrollIntoView();
    else if (isBack) restore(0);
    else if (!location.state?.keepsPlace) scrollToTop();
  }, [location, navigationType]);

  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  );
}
