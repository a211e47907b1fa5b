/** Returns a search query, possibly empty, from the last segment of an unknown path. Ignores a file extension. */
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
