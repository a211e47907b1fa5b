/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header (RFC 9110, section 14.2).
 * @param size size of the whole file in bytes
 * @returns the range; "none" to send the whole file, because the header is missing or has several ranges or another unit;
 * "outside" if the file has no byte in the range
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "none" | "outside" {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return "none";
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0 ? "outside" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "none";
  return start >= size ? "outside" : { start, end };
}
