/** The words in the last part of an unknown address, without a file's extension, as a search query; may be empty. */
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
