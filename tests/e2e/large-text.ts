import type { Page } from "@playwright/test";

/** Sets the root font size, as the browser's setting for text size does. */
export function setTextSize(page: Page, size: "200%" | ""): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/**
 * Doubles the text size (WCAG 1.4.4). Also resizes the window, so that Chromium evaluates container queries again.
 */
export async function enlarge(page: Page): Promise<void> {
  await setTextSize(page, "200%");
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: width - 1, height });
  await page.setViewportSize({ width, height });
}

/** Returns the words in these elements that break in the middle, are cut off by an ancestor, or leave the window. */
export function damaged(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((within) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(within)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent ?? "";
        let [left, right] = [0, innerWidth];
        for (let at = text.parentElement; at; at = at.parentElement) {
          if (!/clip|hidden/.test(getComputedStyle(at).overflowX)) continue;
          const box = at.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        }
        for (const { 0: word, index } of words.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`${word} breaks`);
          if (boxes.some((box) => box.left < left - 1 || box.right > right + 1)) found.push(`${word} is cut`);
        }
      }
    }
    return found;
  }, selector);
}

/** Returns the words in <main> that a box with hidden overflow cuts off at the top or bottom. */
export function cutSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const found = new Set<string>();
    const main = document.querySelector("main") as HTMLElement;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement as HTMLElement;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
        if (!/clip|hidden/.test(getComputedStyle(at).overflowY)) continue;
        const box = at.getBoundingClientRect();
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      // Skip text that only screen readers read.
      if (bottom - top < 4) continue;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box] = range.getClientRects();
        if (!box || box.width === 0) continue;
        const ink = canvas.measureText(word);
        const spare = box.height - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent;
        const baseline = box.top + spare / 2 + ink.fontBoundingBoxAscent;
        const [above, below] = [ink.actualBoundingBoxAscent, ink.actualBoundingBoxDescent];
        // A word completely outside its box is hidden on purpose, in another slide or in a text limited to some
        // lines.
        const isIn = baseline - above < bottom && baseline + below > top;
        if (isIn && (baseline - above < top - 1 || baseline + below > bottom + 1)) found.add(word);
      }
    }
    return [...found];
  });
}
