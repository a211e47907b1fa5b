import { rgb } from "../weave/strands.ts";

function luminance(hex: string): number {
  const linear = (part: number) => {
    const s = part / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = rgb(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * Two hex colours mixed in sRGB.
 * @param share how much of `b`, 0 to 1
 */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  const part = (i: number) => Math.round((from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share);
  return `#${[0, 1, 2].map((i) => part(i).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The colour of the list that reads best on a ground.
 * @param ground hex colour behind the text
 * @param choices hex colours, in order of preference; the first with at least 4.5 : 1 wins
 */
export function readable(ground: string, ...choices: readonly [string, ...string[]]): string {
  const enough = choices.find((choice) => contrast(ground, choice) >= 4.5);
  return (
    enough ??
    choices.reduce((best, choice) => (contrast(ground, choice) > contrast(ground, best) ? choice : best))
  );
}
