/**
 * Seeded random numbers, so that every build draws the same picture.
 * @param seed any integer
 * @returns a function giving numbers from 0 up to but not including 1 (mulberry32)
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A seed from words, so that a subject always gets the same numbers (FNV-1a).
 * @param words what names the subject, e.g. `web-1`, `cover`
 * @returns a 32-bit unsigned integer
 */
export function seedOf(...words: string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join("/")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * One entry of a list.
 * @param random a source of numbers from 0 to 1
 * @param list the choices, at least one
 * @throws RangeError when the list is empty
 */
export function pick<T>(random: () => number, list: readonly T[]): T {
  const choice = list[Math.floor(random() * list.length)];
  if (choice === undefined) throw new RangeError("nothing to pick from");
  return choice;
}
