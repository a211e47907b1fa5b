/** The browser is given this long to find an idle moment, in ms: on a page that never rests it is done all the same. */
const IDLE_TIMEOUT = 2000;
/** Where the browser cannot tell, this long is waited, in ms: by then most pages have drawn. */
const IDLE_FALLBACK = 1000;

/** Runs `task` when the browser is idle. @returns a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, IDLE_FALLBACK);
  return () => clearTimeout(id);
}
