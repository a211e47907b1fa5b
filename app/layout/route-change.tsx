import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { afterScroll } from "../lib/after-scroll";
import { pageOf } from "../lib/page-kind";
import { keepPlaces, placeOf, rememberPlace } from "./places";

/** Whether the visitor asks for less motion; read at the moment of use. */
function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the smooth scroll to the top of a new page is under way. */
let isGliding = false;

/** Where a cover flies to its place on the new page, the page is scrolled no further than this, or it would miss it. */
const NEAR_TOP = 120;

/** Scrolls to the top of a new page: smoothly, or at once under reduced motion. */
function scrollToTop() {
  if (prefersReducedMotion() || scrollY === 0) return scrollTo({ top: 0, behavior: "instant" });
  const isFlying = document.querySelector("[data-morph]") !== null;
  if (isFlying && scrollY > NEAR_TOP) scrollTo({ top: NEAR_TOP, behavior: "instant" });
  isGliding = true;
  const stop = () => {
    isGliding = false;
  };
  addEventListener("scrollend", stop, { once: true });
  scrollTo({ top: 0, behavior: "smooth" });
}

/** The visitor moves the page: nothing may pull it back. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls to a remembered place. Chromium lets a smooth scroll under way run on from there, so its end is corrected. */
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
  for (const move of OWN_MOVES) addEventListener(move, stop, { signal: watch.signal, passive: true });
}

/** Whether the visit's first page stands. React takes the document's own marks away when a page fails. */
let hasBegun = false;

/** The element that a hash names; a hash that cannot be decoded names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * What a change of route does besides showing the page: Back restores the scroll position, any other change
 * scrolls to the top (smoothly, or at once under reduced motion; a filter keeps the place), an open menu closes,
 * focus goes to the new page's heading, and the title is announced.
 */
export function RouteChange() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef<Location>(undefined);

  // Talks to the browser's own scroll restoration, which would fight ours while the page is alive.
  useEffect(() => {
    const setRestoration = (value: ScrollRestoration) => () => {
      history.scrollRestoration = value;
    };
    const release = setRestoration("auto");
    setRestoration("manual")();
    document.documentElement.dataset.hydrated = "true";
    // Once what waits for hydration stands as well.
    setTimeout(() => window.__early?.replay());
    addEventListener("pagehide", release);
    addEventListener("pagehide", keepPlaces);
    return () => {
      removeEventListener("pagehide", release);
      removeEventListener("pagehide", keepPlaces);
    };
  }, []);

  // Remembers how far each history entry was scrolled. A layout effect, so that it lets go of the old entry
  // before the scroll to the top of the new page begins.
  useLayoutEffect(() => afterScroll(() => rememberPlace(location)), [location]);

  // Talks to the window (scroll) and to the document (focus, title) once the new page stands.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    // The first page is the browser's own affair. Later the shell begins anew around a page that failed.
    const isFirstPage = before === undefined && !hasBegun;
    hasBegun = true;
    if (isFirstPage || before === location) return;
    const isNewPage = !before || pageOf(before.pathname) !== pageOf(location.pathname);
    // Menu and search lie over whatever comes, also when a link in them leads to the page behind.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    if (isNewPage) {
      const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      setAnnouncement(document.title);
    }
    const isBack = navigationType === "POP";
    const saved = isBack ? placeOf(location) : undefined;
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
