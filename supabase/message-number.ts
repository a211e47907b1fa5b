/**
 * The number by which a visitor and the agency speak of a message, such as 4021-7735. The anonymous role cannot read
 * the stored row, so it follows from the words: the page and the agency's lists compute the same (32-bit FNV-1a).
 * Different messages share one in 1 of 100 million pairs; a list then shows both.
 */
export function messageNumber({
  name = "",
  email = "",
  message = "",
}: Readonly<Record<string, unknown>>): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode([name, email, message].join("\n")))
    hash = Math.imul(hash ^ byte, 0x01000193);
  const digits = String((hash >>> 0) % 1e8).padStart(8, "0");
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
