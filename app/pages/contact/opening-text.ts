/** The messages about opening hours, and the UTC offsets of the agency's time zone. */
export type Opening = {
  /** Messages, each with the time of the week from which it applies: see `openingTexts`. */
  texts: readonly { from: string; says: string }[];
  /** UTC offsets in minutes with the moment (ms) from which each applies: see `offsetsOf`. */
  offsets: readonly { from: number; minutes: number }[];
};

/** Returns the message at a moment in ms. Avoids `Intl`: its first use of a time zone takes 50 ms in a browser. */
export function openingText({ texts, offsets }: Opening, now: number): string {
  const minutes = (offsets.findLast(({ from }) => from <= now) ?? offsets[0])?.minutes ?? 0;
  const local = new Date(now + minutes * 60_000);
  const time = `${(local.getUTCDay() + 6) % 7} ${local.toISOString().slice(11, 16)}`;
  return texts.findLast(({ from }) => from <= time)?.says ?? "";
}
