/**
 * The words of an address that leads nowhere, for a search: those of its last part, without what file names end in.
 * @returns an empty text where there are none.
 */
export function missingWords(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  const words = decode(last)
    .replace(/\.\w{1,5}$/, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const text = (words ?? []).join(" ").slice(0, 60);
  return /\p{L}/u.test(text) ? text : "";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
