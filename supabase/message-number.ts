/**
 * Returns the number by which a visitor and the agency refer to a message, such as 4021-7735. The page cannot read the
 * stored message, so the number is a hash of its fields (32-bit FNV-1a), which the page and the server compute alike.
 * Two different messages have the same number in 1 of 100 million cases; a list then shows both.
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
