export type Result = { figure: string; text: string };

/** Splits a result such as "−28%: defects" at its first colon; without a colon, `figure` is empty. */
export function splitResult(result: string): Result {
  const at = result.indexOf(":");
  if (at === -1) return { figure: "", text: result.trim() };
  return { figure: result.slice(0, at).trim(), text: result.slice(at + 1).trim() };
}
