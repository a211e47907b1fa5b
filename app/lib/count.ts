import { backendUrl, KEY } from "./backend";

/** Returns whether the browser asks not to be tracked. Such visitors are not counted, although counts are anonymous. */
function optsOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** Counts a page view, a sent message or a search without results by page path, never with its content. */
export function count(event: "view" | "message" | "miss", pathname: string): void {
  if (optsOut()) return;
  const add = () => send({ path: pathname.replace(/(.)\/$/, "$1"), event });
  // Count a prerendered page only when the visitor opens it.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", add, { once: true });
  else add();
}

/** Sends the event without the backend's client, cookies or referrer. */
function send(row: { path: string; event: string }): void {
  const address = `${backendUrl().replace(/\/$/, "")}/rest/v1/page_counts`;
  const headers = { apikey: KEY, "content-type": "application/json", prefer: "return=minimal" };
  const quiet = { keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" } as const;
  // Ignore the error: a lost page view does not matter.
  void fetch(address, { method: "POST", headers, body: JSON.stringify(row), ...quiet }).catch(() => {});
}
