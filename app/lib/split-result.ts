/** A result in its two parts. */
export type Result = { figure: string; text: string };

/**
 * Splits a result as it stands in the content, "−28%: fabric defects per 100 m", at its first colon.
 * @returns the figure and what it measures; without a colon everything is the text and the figure is empty.
 */
export function splitResult(result: string): Result {
  const at = result.indexOf(":");
  if (at === -1) return { figure: "", text: result.trim() };
  return { figure: result.slice(0, at).trim(), text: result.slice(at + 1).trim() };
}
