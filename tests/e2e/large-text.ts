import type { Page } from "@playwright/test";

/** Twice the size of text (WCAG 1.4.4). Chromium asks container queries again when the window changes. */
export async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: width - 1, height });
  await page.setViewportSize({ width, height });
}

/** Words of these elements that break in the middle, and texts that an ancestor cuts off or that leave the window. */
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
