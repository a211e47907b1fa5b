/** In ms: a page that is never idle runs the task after this time. */
const IDLE_TIMEOUT = 2000;
/** In ms: the delay in browsers without requestIdleCallback, by which most pages have painted. */
const IDLE_FALLBACK = 1000;

/** Runs `task` when the browser is idle. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, IDLE_FALLBACK);
  return () => clearTimeout(id);
}
