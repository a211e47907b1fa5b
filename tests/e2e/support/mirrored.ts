import type { Page } from "@playwright/test";

/**
 * Sets the page from right to left and compares the sides of its boxes and texts with the mirrored ones from left to
 * right. Lines may break elsewhere, so heights are not compared. Elements with a direction of their own, and pictures
 * in their boxes, are left out.
 * @returns a line for each box at a wrong position, and another line if the page scrolls sideways
 */
export function unmirrored(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerance in px: boxes are rounded to pixels, and signs at the end of a line change their side. */
    const MOST = { box: 2, text: 8 };
    const root = document.documentElement;
    const own = root.dir;
    type Places = { box?: DOMRect; text?: DOMRect };

    const elements = [...document.body.querySelectorAll<HTMLElement>("*:not(svg *, img)")];
    const placesOf = (element: HTMLElement): Places => {
      const { direction, display } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Words of an inline element follow the text around it.
      if (direction !== root.dir || box.width <= 1 || /^(?:inline|contents)/.test(display)) return {};
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (!hasText) return { box };
      const range = document.createRange();
      range.selectNodeContents(element);
      return { box, text: range.getBoundingClientRect() };
    };
    const measure = (dir: string) => {
      root.dir = dir;
      for (const element of elements) if (element.scrollLeft !== 0) element.scrollLeft = 0;
      return elements.map(placesOf);
    };

    const before = measure("ltr");
    const after = measure("rtl");
    const width = root.clientWidth;
    const faults = elements.flatMap((element, index) =>
      (["box", "text"] as const).flatMap((kind) => {
        const [from, to] = [before[index]?.[kind], after[index]?.[kind]];
        if (!from || !to) return [];
        const sides = [width - from.right - to.left, width - from.left - to.right];
        const near = sides.filter((px) => Math.abs(px) <= MOST[kind]);
        // The text begins or ends at the mirrored position.
        if (near.length === 2 || (kind === "text" && near.length === 1)) return [];
        const name = `${element.tagName.toLowerCase()} '${element.textContent.trim().slice(0, 30)}'`;
        return [`${kind} of ${name}: off by ${sides.map(Math.round).join(", ")} px`];
      }),
    );
    if (root.scrollWidth > width) faults.push(`scrolls sideways by ${root.scrollWidth - width} px`);
    root.dir = own;
    return faults;
  });
}
