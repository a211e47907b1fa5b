import type { Page } from "@playwright/test";
import { contrast } from "../../../app/content/check/contrast.server.ts";

/** The colours of text and of its background, as computed CSS values. */
export type Pair = readonly [text: string, ground: string];

/** Returns the contrast ratio of each pair, from 1 to 21 (WCAG 2.2). The page itself converts the colours to sRGB. */
export async function contrasts(page: Page, pairs: readonly Pair[]): Promise<number[]> {
  const hex = await page.evaluate((all) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (canvas === null) throw new Error("No canvas");
    return all.map((pair) =>
      pair.map((color) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
      }),
    );
  }, pairs);
  return hex.map(([text = "", ground = ""]) => contrast(text, ground));
}
