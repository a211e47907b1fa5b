/** Runs `task` when the browser is idle, or after 2 s. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  // Without requestIdleCallback, wait until most pages have painted.
  const id = setTimeout(task, 1000);
  return () => clearTimeout(id);
}
