/** A thread's bend: where its bundle leaves the level, and the level on which it goes on. */
export type Bend = readonly [at: number, level: number];

const turn = Math.SQRT2 - 1;

/**
 * A thread that runs level and changes its level only at 45 degrees. Threads of one bundle keep their
 * distance round the bends.
 * @param offset distance of this thread from the middle of its bundle, in pixels downwards
 * @param from x and level at which the bundle begins
 * @param bends in order from left to right
 * @param to x at which it ends
 * @returns an SVG path
 */
export function thread(
  offset: number,
  from: readonly [number, number],
  bends: readonly Bend[],
  to: number,
): string {
  let level = from[1];
  let path = `M${from[0]} ${level + offset}`;
  for (const [at, next] of bends) {
    const start = at - Math.sign(next - level) * turn * offset;
    path += `H${start}L${start + Math.abs(next - level)} ${next + offset}`;
    level = next;
  }
  return `${path}H${to}`;
}

/**
 * Offsets of the threads of a bundle about its middle.
 * @param count threads
 * @param pitch pixels from thread to thread
 */
export function bundle(count: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);
}

/**
 * Handwriting as a line: loops and strokes that suggest words without being any.
 * @param random numbers from 0 to 1
 * @param x left end, `y` the line on which it stands
 * @param width pixels
 * @param height of the small letters in pixels
 */
export function scrawl(random: () => number, x: number, y: number, width: number, height: number): string {
  let path = `M${x} ${y}`;
  let at = x;
  while (at < x + width) {
    const step = height * (0.35 + random() * 0.4);
    const up = height * (random() > 0.78 ? 1.7 : 0.7 + random() * 0.4);
    path += `C${at + step * 0.1} ${y - up} ${at + step * 0.9} ${y - up} ${at + step} ${y + (random() > 0.9 ? height * 0.5 : 0)}`;
    at += step;
    if (random() > 0.86) {
      at += height * 0.6;
      path += `M${at} ${y}`;
    }
  }
  return path;
}
