import { use, useEffect, useState } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { afterScroll } from "../lib/after-scroll";
import { whenIdle } from "../lib/when-idle";

/** Of the links in view so many are fetched on one page; what is pointed at is always. */
const MOST_IN_VIEW = 8;

declare global {
  interface Navigator {
    /** Chromium's own; other browsers tell nothing of the connection. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** What the connection bears: pages in view, only what is pointed at (where nobody knows it), or nothing. */
function allowance(): "view" | "pointer" | "none" {
  const { connection } = navigator;
  if (matchMedia("(prefers-reduced-data: reduce)").matches) return "none";
  if (!connection) return "pointer";
  return !connection.saveData && connection.effectiveType === "4g" ? "view" : "none";
}

/** The page of this site that a link leads to; undefined for any other, and for the one that is shown. */
function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.pathname === location.pathname || link.target) return undefined;
  return link.pathname + link.search;
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}

/**
 * Fetches code and data of the pages that a visit may go to next: of links that the pointer or the focus is on, and
 * of links in view. Not by the router's own links: these ask for the data by another address than the visit does
 * (with `_routes`) where the root's data stay, and for none where a page has a loader in the browser.
 */
export function Prefetch() {
  const [pages, setPages] = useState<readonly string[]>([]);
  // Listens to pointer, focus and scroll.
  useEffect(() => {
    const add = (links: Iterable<HTMLAnchorElement>, most: number) =>
      setPages((before) => {
        const found = [...links].map(pageOf).filter((page) => page !== undefined);
        const news = [...new Set(found)].filter((page) => !before.includes(page));
        return news.length === 0 ? before : [...before, ...news.slice(0, Math.max(0, most - before.length))];
      });
    const addTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && allowance() !== "none") add([link], Number.POSITIVE_INFINITY);
    };
    let callOff = () => {};
    const lookAround = () => {
      callOff();
      if (allowance() !== "view") return;
      callOff = whenIdle(() => {
        const links = document.querySelectorAll<HTMLAnchorElement>("main a[href], .header a[href]");
        add([...links].filter(isInView), MOST_IN_VIEW);
      });
    };
    const kinds = ["pointerover", "focusin", "touchstart"] as const;
    for (const kind of kinds) addEventListener(kind, addTarget, { passive: true });
    const leave = afterScroll(lookAround);
    if (document.readyState === "complete") lookAround();
    else addEventListener("load", lookAround, { once: true });
    return () => {
      callOff();
      leave();
      removeEventListener("load", lookAround);
      for (const kind of kinds) removeEventListener(kind, addTarget);
    };
  }, []);
  return pages.map((page) => <PageLinks key={page} page={page} />);
}

/** Runs a page's code ahead, so that nothing is left to compile, and has the browser keep its data for the visit. */
function PageLinks({ page }: { page: string }) {
  const framework = use(UNSAFE_FrameworkContext);
  const context = use(UNSAFE_DataRouterContext);
  const path = page.replace(/\?.*$/, "");
  const id = context && matchRoutes(context.router.routes, path)?.at(-1)?.route.id;
  const route = id ? framework?.manifest.routes[id] : undefined;
  // Talks to the network.
  useEffect(() => {
    for (const address of [route?.module, route?.clientLoaderModule]) {
      // What does not come now is asked for again by the visit.
      if (address) import(/* @vite-ignore */ address).catch(() => {});
    }
  }, [route]);
  if (!route?.hasLoader) return null;
  const only = route.hasClientLoader ? `?${new URLSearchParams({ _routes: route.id })}` : "";
  return (
    <>
      <link rel="prefetch" as="fetch" href={`${path === "/" ? "/_" : path}.data${only}`} />
      {route.css?.map((sheet) => (
        <link key={sheet} rel="prefetch" as="style" href={sheet} />
      ))}
    </>
  );
}
