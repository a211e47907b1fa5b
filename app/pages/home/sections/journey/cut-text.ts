/** Descriptions on a phone are cut after this many characters: three lines, so that the years follow each other. */
export const CUTOFF = 100;

/** The first `cutoff` characters and an ellipsis; the text itself when it is no longer than that. */
export function cutText(text: string, cutoff = CUTOFF): string {
  const letters = [...text];
  return letters.length > cutoff ? `${letters.slice(0, cutoff).join("")}…` : text;
}
