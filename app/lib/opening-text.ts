/** What is said about the opening hours, and by which clock. */
export type Opening = {
  /** A text, and the time of the week from which it holds: see `openingTexts`. */
  texts: readonly { from: string; says: string }[];
  /** The agency's distance from UTC in minutes, and the moment (ms) from which it holds: see `offsetsOf`. */
  offsets: readonly { from: number; minutes: number }[];
};

/** "Open now, closes 6:00 PM", at a moment in ms. Without `Intl`, whose first time zone takes a browser 50 ms. */
export function openingText({ texts, offsets }: Opening, now: number): string {
  const minutes = (offsets.findLast(({ from }) => from <= now) ?? offsets[0])?.minutes ?? 0;
  const local = new Date(now + minutes * 60_000);
  const time = `${(local.getUTCDay() + 6) % 7} ${local.toISOString().slice(11, 16)}`;
  return texts.findLast(({ from }) => from <= time)?.says ?? "";
}
