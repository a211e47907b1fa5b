/** For what does not come: after a deploy it may be gone, else the connection is down. */

/** The status that the server gives for an address; 0 when there is no way to it. */
export function statusOf(address: string): Promise<number> {
  return fetch(address, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Loads the page anew, once for each build and tab. @returns false if it was, or where nothing can be remembered. */
export function reloadOnce(build: string): boolean {
  try {
    const key = `reloaded from ${build}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Tries something when the connection is back, and twice a little later: one that has just come back often fails
 * once more.
 * @param attempt says whether it has worked.
 * @returns a function that ends it.
 */
export function whenBack(attempt: () => Promise<boolean>): () => void {
  const tryAgain = async () => {
    for (const pause of [0, 1000, 4000]) {
      await new Promise((done) => setTimeout(done, pause));
      if (await attempt()) return;
    }
  };
  addEventListener("online", tryAgain);
  return () => removeEventListener("online", tryAgain);
}
