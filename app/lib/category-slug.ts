/** Matches words: letters, digits and signs that distinguish categories. All other characters separate words. */
const CARRIED = /[\p{L}\p{M}\p{N}\p{S}#%*@]/u;

/**
 * Returns a category's URL slug: "Roof Repair" → "roof-repair", "Café" → "cafe". Letters and signs beyond ASCII become
 * their Unicode numbers, which every host and file system accepts: "C++" → "c-2b2b".
 */
export function categorySlug(category: string): string {
  const letters = category
    // Both conversions are needed to turn ß into ss.
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
