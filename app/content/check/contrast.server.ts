/** Returns the relative luminance of a #rrggbb colour (WCAG 2.2), 0 to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two #rrggbb colours (WCAG 2.2), 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Checks whether black has more contrast on a colour than white. */
export function isBright(hex: string): boolean {
  return contrast("#000000", hex) > contrast("#ffffff", hex);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Mixes a colour with black or white. @param share 0 for the colour itself, 1 for black or white */
function mix(hex: string, end: 0 | 255, share: number): string {
  const mixed = channels(hex).map((value) => Math.round(value + (end - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Finds the smallest change to text or background that passes, in steps of 1%. @param least contrast, up to 21 */
export function nearestPassing(text: string, ground: string, least: number) {
  for (let step = 1; step <= 100; step++)
    for (const which of ["text", "ground"] as const)
      for (const end of [0, 255] as const) {
        const color = mix(which === "text" ? text : ground, end, step / 100);
        const [a, b] = which === "text" ? [color, ground] : [text, color];
        if (contrast(a, b) >= least) return { which, color };
      }
  // For two middle greys, no single change is enough.
  return { which: "text", color: isBright(ground) ? "#000000" : "#ffffff" };
}
