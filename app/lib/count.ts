import { backendUrl, KEY } from "./backend";

/** Whether the visitor's browser asks not to be followed. Sums follow nobody, but who says no is not counted. */
function saysNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** Counts a view of a page, or a message sent from it, once somebody sees the page. */
export function count(event: "view" | "message", pathname: string): void {
  if (saysNo()) return;
  const path = pathname.replace(/(.)\/$/, "$1");
  const add = () => send({ path, event });
  // A page that the browser prepares ahead may never be looked at.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", add, { once: true });
  else add();
}

/** Without the backend's client: no cookie, no referrer, and an answer that nobody waits for. */
function send(row: { path: string; event: string }): void {
  const address = `${backendUrl().replace(/\/$/, "")}/rest/v1/page_counts`;
  const headers = { apikey: KEY, "content-type": "application/json", prefer: "return=minimal" };
  const quiet = { keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" } as const;
  // A view that is lost is nobody's harm.
  void fetch(address, { method: "POST", headers, body: JSON.stringify(row), ...quiet }).catch(() => {});
}
