/** How far a moment is between two others: 0 before `from`, 1 after `to`. */
export function share(moment: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (moment - from) / (to - from)));
}

/** A share that starts at once and lands softly, as a thread does that is beaten up. */
export function landing(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** A share that leaves softly and lands softly, as a thing with weight does. */
export function gliding(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** A share in whole picks: it moves by 1 ÷ `count` at a time. */
export function picks(part: number, count: number): number {
  return Math.floor(part * count + 1e-9) / count;
}

/** Between two numbers. */
export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** Points between two drawings of the same points, for a path whose pose changes. */
export function pose(from: readonly number[], to: readonly number[], part: number): number[] {
  return from.map((value, i) => Math.round(between(value, to[i] ?? value, part) * 10) / 10);
}
