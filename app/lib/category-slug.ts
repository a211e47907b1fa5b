/** Letters, digits and signs that tell categories apart; all else only separates words. */
const CARRIED = /[\p{L}\p{M}\p{N}\p{S}#%*@]/u;

/**
 * A category as its address names it: "Roof Repair" → "roof-repair", "Café" → "cafe". Letters and signs beyond ASCII
 * become their numbers in Unicode, which every host and system takes: "C++" → "c-2b2b".
 */
export function categorySlug(category: string): string {
  const letters = category
    // Both, so that ß is ss.
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/([a-z])[\u0300-\u036f]+/g, "$1");
  let slug = "";
  let last = "-";
  for (const letter of letters) {
    const kind = /[a-z0-9]/.test(letter) ? "plain" : CARRIED.test(letter) ? "coded" : "-";
    if (kind !== last && !slug.endsWith("-")) slug += "-";
    if (kind !== "-") slug += kind === "plain" ? letter : (letter.codePointAt(0) ?? 0).toString(16);
    last = kind;
  }
  return slug.replace(/^-|-$/g, "");
}
