import { keptAhead } from "../lib/fetched-ahead";
import { pageKind } from "../lib/page-kind";
import "./first-pick.css";

/** The dye of a page whose data came ahead; the neutral one of any other. */
function dyeOf(path: string): string {
  for (const { result } of Object.values(keptAhead(path) ?? {}))
    if (result && typeof result === "object" && "dye" in result) return String(result.dye);
  return "neutral";
}

/**
 * Answers the press of a link at once: a pick in the next page's dye lies where that page will be woven from, while
 * the old page is held. A slow phone needs a third of a second for the page itself.
 * @param path of the next page
 * @returns what takes it away
 */
export function layFirstPick(path: string): () => void {
  const pick = Object.assign(document.createElement("div"), { className: "first-pick" });
  pick.dataset.dye = dyeOf(path);
  pick.dataset.kind = pageKind(path);
  pick.ariaHidden = "true";
  document.body.append(pick);
  return () => pick.remove();
}
