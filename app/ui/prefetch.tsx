import { use, useEffect, useLayoutEffect } from "react";
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_FrameworkContext,
} from "react-router";
import { afterScroll } from "../lib/after-scroll";
import { keepAhead, keptAhead } from "../lib/fetched-ahead";
import { whenIdle } from "../lib/when-idle";
import { layFirstPick } from "./first-pick";

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

/** The path of the page of this site that a link leads to; undefined for any other, and for the one that is shown. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.pathname === location.pathname || link.target) return undefined;
  return link.pathname;
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}

/**
 * Fetches code, styles and data of the pages that a visit may go to next: of links that the pointer or the focus is
 * on, and of links in view. Not by the router's own links: these ask for the data by another address than the visit
 * does (with `_routes`) where the root's data stay, for none where a page has a loader in the browser, and the visit
 * would ask again whether they are right.
 */
export function Prefetch() {
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  const router = use(UNSAFE_DataRouterContext)?.router;
  // Listens to pointer, focus and scroll.
  useEffect(() => {
    if (!manifest || !router) return;
    const seen = new Set<string>();
    const fetchOnce = (link: HTMLAnchorElement) => {
      const path = pathOf(link);
      if (path === undefined || seen.has(path)) return;
      seen.add(path);
      const route = manifest.routes[matchRoutes(router.routes, path)?.at(-1)?.route.id ?? ""];
      if (route?.hasLoader && !keptAhead(path)) void fetchAhead(path, route);
    };
    const fetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && allowance() !== "none") fetchOnce(link);
    };
    let callOff = () => {};
    const lookAround = () => {
      callOff();
      if (allowance() !== "view") return;
      callOff = whenIdle(() => {
        const links = document.querySelectorAll<HTMLAnchorElement>("main a[href], .header a[href]");
        for (const link of links) if (seen.size < MOST_IN_VIEW && isInView(link)) fetchOnce(link);
      });
    };
    const kinds = ["pointerover", "focusin", "touchstart"] as const;
    for (const kind of kinds) addEventListener(kind, fetchTarget, { passive: true });
    // What was pointed at before anything listened says nothing again.
    const pointedAt = document.querySelectorAll<HTMLAnchorElement>("a[href]:is(:hover, :focus)");
    if (allowance() !== "none") pointedAt.forEach(fetchOnce);
    const leave = afterScroll(lookAround);
    if (document.readyState === "complete") lookAround();
    else addEventListener("load", lookAround, { once: true });
    return () => {
      callOff();
      leave();
      removeEventListener("load", lookAround);
      for (const kind of kinds) removeEventListener(kind, fetchTarget);
    };
  }, [manifest, router]);
  // Listens to presses that the router takes for visits. A layout effect, so that the pick is gone when the next page
  // has its picture taken for the transition.
  useLayoutEffect(() => {
    if (!router) return;
    let takeAway = () => {};
    const onPress = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const path = link && defaultPrevented ? pathOf(link) : undefined;
      if (path === undefined) return;
      takeAway();
      takeAway = layFirstPick(path);
    };
    // A visit that came to nothing; what a later press lays stays.
    const leave = router.subscribe(({ navigation }) => {
      if (navigation.state === "idle") setTimeout(takeAway, 1000);
    });
    addEventListener("click", onPress);
    return () => {
      takeAway();
      leave();
      removeEventListener("click", onPress);
    };
  }, [router]);
  return null;
}

/** After the page itself. */
const LATER: RequestInit = { priority: "low" };

type Route = NonNullable<AssetsManifest["routes"][string]>;

/** Fetches a page; what does not come now is asked for again by the visit. */
async function fetchAhead(path: string, route: Route): Promise<void> {
  try {
    // The code is run as well, so that nothing is left to compile.
    const [data, { clientLoader }] = await Promise.all([
      fetchData(path, route.id),
      import(/* @vite-ignore */ route.clientLoaderModule ?? route.module),
      import(/* @vite-ignore */ route.module),
      ...(route.css ?? []).map(readySheet),
    ]);
    // A loader in the browser makes of the data what the page takes.
    const made = clientLoader ? clientLoader({ serverLoader: async () => data }) : data;
    keepAhead(path, route.id, await made);
  } catch (error) {
    console.debug(error);
  }
}

/** One for all pages that share it. */
const sheets = new Map<string, Promise<void>>();

function readySheet(href: string): Promise<void> {
  const known = sheets.get(href) ?? insertSheet(href);
  sheets.set(href, known);
  known.catch(() => sheets.delete(href));
  return known;
}

/**
 * Has a sheet stand in the document for no medium yet: it costs the page that is shown nothing, and neither router nor
 * React waits for it at the visit (style-sheets.tsx lets it apply). @throws when it does not come.
 */
async function insertSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  // What React finds in the document it takes for loaded, so the link comes once there is nothing to wait for.
  // Read to its end: what is half read is not in the cache, and the link would fetch it again.
  await (await fetch(href, LATER)).arrayBuffer();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", media: "not all", href });
  const loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  document.head.append(link);
  await loaded.catch((error) => {
    // A visit that has begun meanwhile counts on it: that is dealt with as any sheet of a page (gone-chunks.ts).
    if (link.media === "not all") link.remove();
    throw error;
  });
}

/** What the loader of a page's route said at build. @throws when it does not come, or says no data. */
async function fetchData(path: string, id: string): Promise<unknown> {
  const { body, ok, status } = await fetch(`${path === "/" ? "/_" : path}.data`, LATER);
  if (!ok || !body) throw new Error(`${path} has no data: ${status}`);
  const { value } = await UNSAFE_decodeViaTurboStream(body, window);
  const said = (value as Record<string, { data?: unknown } | undefined>)[id];
  if (said?.data === undefined) throw new Error(`${path} has no data of ${id}`);
  return said.data;
}
