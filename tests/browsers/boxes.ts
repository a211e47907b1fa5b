/** An element by its tag and heading, with its size in px. */
export type Box = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether `text-box` removes the space above the text inside; null in browsers without this property. */
  readonly isTrimmed: boolean | null;
};

/** Largest difference of a width or height, as a share of Chromium's and in px. */
const MOST = { share: 0.05, px: 4 };

/** Returns the sizes of header, sections, headings and footer. Runs in the page. */
export async function measureBoxes(): Promise<Box[]> {
  await document.fonts.ready;
  const elements = [
    ...document.querySelectorAll<HTMLElement>(
      "#root header, main > *, main section, main :is(h1, h2, h3), footer",
    ),
  ];
  const names = new Map<string, number>();
  const trims = (element: Element) => getComputedStyle(element).getPropertyValue("text-box-trim") !== "none";
  const canTrim = CSS.supports("text-box-trim", "trim-both");
  return elements.flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const heading = element.matches("h1, h2, h3") ? element : element.querySelector("h1, h2, h3");
    const text = heading?.textContent?.trim().slice(0, 40) ?? "";
    const base = `${element.localName} ${text}`;
    const count = (names.get(base) ?? 0) + 1;
    names.set(base, count);
    const { width, height } = element.getBoundingClientRect();
    const isTrimmed = canTrim ? [element, ...element.querySelectorAll("*")].some(trims) : null;
    return [{ name: count > 1 ? `${base} (${count})` : base, width, height, isTrimmed }];
  });
}

/** Returns the boxes that differ from Chromium's, with both sizes. */
export function differences(found: Box[], expected: Box[]): string[] {
  const sizes = new Map(expected.map((box) => [box.name, box]));
  const missing = expected.filter(({ name }) => !found.some((box) => box.name === name));
  const differs = (a: number, b: number) => Math.abs(a - b) > Math.max(MOST.px, b * MOST.share);
  return [
    ...missing.map(({ name }) => `${name}: missing`),
    ...found.flatMap(({ name, width, height, isTrimmed }) => {
      const size = sizes.get(name);
      if (!size) return [`${name}: not in Chromium`];
      const isTaller = differs(height, size.height) && !(size.isTrimmed && isTrimmed === null);
      if (!differs(width, size.width) && !isTaller) return [];
      const [own, other] = [{ width, height }, size].map(
        (box) => `${Math.round(box.width)}×${Math.round(box.height)}`,
      );
      return [`${name}: ${own} px, in Chromium ${other} px`];
    }),
  ];
}
