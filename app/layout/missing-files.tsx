import { useEffect, useRef, useState } from "react";
import { createPath, type Location, useNavigation } from "react-router";
import { retrySheets } from "../lib/retry-sheets";
import { hasTypedWords } from "../lib/typed-words";
import { layout } from "../words/en/layout";

/** Time until a pressed link is known to be the next page, in ms. */
const SETTLING = 300;

/** Whether we reload the page, and not the router. */
let isOurReload = false;

/** Reloads the page; reloads by the router are prevented (below). */
export function reloadPage(): void {
  isOurReload = true;
  location.reload();
}

/** Loads the next page, or reloads this one, once for each build in this tab. @returns false if it did not. */
function loadOnce(next: Location | undefined): boolean {
  const build = import.meta.url; // its name carries a hash
  try {
    if (sessionStorage.getItem("reloaded") === build) return false;
    sessionStorage.setItem("reloaded", build);
  } catch {
    return false; // without storage the page could reload for ever
  }
  if (next) location.assign(createPath(next));
  else reloadPage();
  return true;
}

/** Whether the server says that it has no such file; not when the connection is down. */
async function isGone(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Handles code and style sheets that a deploy has removed: the page is reloaded, once and never over typed words;
 * otherwise a sentence offers the reload. Other failures are left to the part that asked for the file.
 */
export function MissingFiles() {
  const [isMissing, setIsMissing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { location: next } = useNavigation();
  const pending = useRef(next);
  useEffect(() => {
    pending.current = next;
    if (hasFailed && next) location.assign(createPath(next));
  }, [hasFailed, next]);

  // Listens to Vite, which loads the parts, to style sheets, to the connection and to the router's reloads.
  useEffect(() => {
    const check = async (file: string) => {
      if (!(await isGone(file))) return;
      // The router tells React of a pressed link in a transition, which a busy processor draws later than this.
      await new Promise((done) => setTimeout(done, SETTLING));
      if (hasTypedWords() || !loadOnce(pending.current)) setIsMissing(true);
    };
    const onPart = ({ payload }: VitePreloadErrorEvent) =>
      // Safari does not name the file.
      void check(/https?:\/\/\S+|\/assets\/\S+/.exec(payload.message)?.[0] ?? import.meta.url);
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      target.dataset.failed = ""; // for lib/retry-sheets.ts
      void check(target.href);
    };
    // React Router reloads the page when a route's module fails, even a prefetched one. Instead the browser loads the
    // next page. Without the Navigation API the page reloads.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isOurReload) return;
      event.preventDefault();
      setHasFailed(true);
    };
    const watch = new AbortController();
    addEventListener("vite:preloadError", onPart, watch);
    addEventListener("error", onError, { signal: watch.signal, capture: true });
    addEventListener("online", () => void retrySheets().catch(console.warn), watch);
    globalThis.navigation?.addEventListener("navigate", onNavigate, watch);
    return () => watch.abort();
  }, []);

  if (!isMissing) return null;
  return (
    <p className="part-missing" role="alert">
      {layout.missing}{" "}
      <button type="button" className="link-underline" onClick={reloadPage}>
        {layout.reload}
      </button>
    </p>
  );
}
