import { useEffect, useRef, useState } from "react";
import { createPath, type Location, useNavigation } from "react-router";
import { retrySheets } from "../lib/retry-sheets";
import { hasTypedWords } from "../lib/typed-words";
import { layout } from "../words/en/layout";

/** Delay in ms after which the router has reported the page of a pressed link. */
const SETTLING = 300;

/** Whether this module, not the router, started the reload. */
let isOurReload = false;

/** Reloads the page. Reloads by the router are prevented below. */
export function reloadPage(): void {
  isOurReload = true;
  location.reload();
}

/** Loads the next page or reloads this one, once per build and tab. @returns false if nothing was loaded */
function loadOnce(next: Location | undefined): boolean {
  const build = import.meta.url; // The file name contains a hash.
  try {
    if (sessionStorage.getItem("reloaded") === build) return false;
    sessionStorage.setItem("reloaded", build);
  } catch {
    return false; // Without storage the page could reload endlessly.
  }
  if (next) location.assign(createPath(next));
  else reloadPage();
  return true;
}

/** Checks whether the server returns 404 for a file; false when the connection is down. */
async function isGone(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Handles JavaScript and CSS files that a deploy has removed. Reloads the page once, but never over typed text;
 * then a message offers the reload. Other failures are left to the component that requested the file.
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

  // Listens to Vite's preload errors, failed stylesheets, the connection and the router's reloads.
  useEffect(() => {
    const check = async (file: string) => {
      if (!(await isGone(file))) return;
      // The router reports a pressed link in a transition, which a busy processor renders later.
      await new Promise((done) => setTimeout(done, SETTLING));
      if (hasTypedWords() || !loadOnce(pending.current)) setIsMissing(true);
    };
    const onPart = ({ payload }: VitePreloadErrorEvent) =>
      // Safari's error does not name the file.
      void check(/https?:\/\/\S+|\/assets\/\S+/.exec(payload.message)?.[0] ?? import.meta.url);
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      target.dataset.failed = ""; // lib/retry-sheets.ts reads this mark.
      void check(target.href);
    };
    // React Router reloads the page when a route module fails, even a prefetched one. The browser loads the next page
    // instead; without the Navigation API the page reloads.
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
    <p className="files-missing" role="alert">
      {layout.missing}{" "}
      <button type="button" className="link-underline" onClick={reloadPage}>
        {layout.reload}
      </button>
    </p>
  );
}
