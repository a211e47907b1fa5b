import type { Spot, Strand } from "./description.ts";

/** How a thread is made; thickness is half the diameter in the picture's units. */
export interface ThreadOptions {
  readonly radius: number | ((point: number) => number);
  readonly colour: string | readonly string[];
  /** Which of the colours each point has. */
  readonly tint?: readonly number[];
  readonly sides?: number;
  readonly across?: Spot;
  readonly squash?: number;
  readonly start?: number;
}

/**
 * One thread along a line.
 * @param points x, y, z of each point in turn
 */
export function thread(points: readonly number[], options: ThreadOptions): Strand {
  const { radius, colour, tint, sides = 6, across = [0, 1, 0], squash = 1, start = 0 } = options;
  const count = points.length / 3;
  return {
    points: Float32Array.from(points),
    radius: typeof radius === "number" ? radius : Float32Array.from({ length: count }, (_, k) => radius(k)),
    colours: typeof colour === "string" ? [colour] : colour,
    ...(tint ? { tint: Uint8Array.from(tint) } : {}),
    sides,
    across,
    squash,
    start,
  };
}

/** Points along a smooth curve through the given ones (Catmull-Rom), `steps` for each stretch. */
export function curve(through: readonly Spot[], steps: number): number[] {
  const points: number[] = [];
  const at = (i: number) => through[Math.max(0, Math.min(through.length - 1, i))] as Spot;
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < (i === through.length - 2 ? steps + 1 : steps); s++) {
      const t = s / steps;
      for (const k of [0, 1, 2] as const) {
        const [p0, p1, p2, p3] = [a[k], b[k], c[k], d[k]];
        points.push(
          0.5 *
            (2 * p1 +
              (p2 - p0) * t +
              (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
              (3 * p1 - p0 - 3 * p2 + p3) * t ** 3),
        );
      }
    }
  }
  return points;
}

/**
 * Stray fibres standing off a thread.
 * @param points the thread's points
 * @param count how many fibres
 * @param random numbers from 0 to 1
 */
export function fuzz(
  points: readonly number[],
  options: {
    readonly radius: number;
    readonly colour: string;
    readonly count: number;
    readonly length?: number;
  },
  random: () => number,
): Strand[] {
  const { radius, colour, count, length = 1.6 } = options;
  const last = points.length / 3 - 1;
  return Array.from({ length: count }, () => {
    const at = Math.floor(random() * last) * 3;
    const angle = random() * 6.283;
    const long = radius * length * (0.5 + random()) * 0.3;
    let [x, y, z] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
    let [dx, dy, dz] = [
      Math.cos(angle) * 0.8 + random() - 0.5,
      Math.abs(Math.sin(angle)) * 0.9 + 0.15,
      random() - 0.5,
    ];
    const fibre: number[] = [];
    for (let s = 0; s < 5; s++) {
      fibre.push(x, y, z);
      [x, y, z] = [x + dx * long, y + dy * long, z + dz * long];
      [dx, dy, dz] = [dx + (random() - 0.5) * 1.1, dy + (random() - 0.6) * 1.1, dz + (random() - 0.5) * 1.1];
    }
    return thread(fibre, { radius: radius * 0.035, colour, sides: 3 });
  });
}
