import { addCount } from "./backend";

/** Whether the visitor's browser asks not to be followed. Sums follow nobody, but who says no is not counted. */
function saysNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** Counts a view of a page, or a message sent from it, once somebody sees the page. */
export function count(event: "view" | "message", pathname: string): void {
  if (saysNo()) return;
  const path = pathname.replace(/(.)\/$/, "$1");
  const add = () => addCount({ path, event });
  // A page that the browser prepares ahead may never be looked at.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", add, { once: true });
  else add();
}
