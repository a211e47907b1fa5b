import { backendUrl, KEY } from "./backend";

/** Whether the browser asks not to be tracked; such visitors are not counted, although sums track nobody. */
function optsOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** Counts a view of a page, a message sent from it, or a search on it that found nothing; never its words. */
export function count(event: "view" | "message" | "miss", pathname: string): void {
  if (optsOut()) return;
  const add = () => send({ path: pathname.replace(/(.)\/$/, "$1"), event });
  // A prerendered page may never be seen.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", add, { once: true });
  else add();
}

/** Sends without the backend's client, cookies or referrer. */
function send(row: { path: string; event: string }): void {
  const address = `${backendUrl().replace(/\/$/, "")}/rest/v1/page_counts`;
  const headers = { apikey: KEY, "content-type": "application/json", prefer: "return=minimal" };
  const quiet = { keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" } as const;
  // A lost view does not matter.
  void fetch(address, { method: "POST", headers, body: JSON.stringify(row), ...quiet }).catch(() => {});
}
