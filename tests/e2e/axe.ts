import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
type Context = { include: Document[]; exclude: string[] };
type Axe = { run: (context: Context, options: RunOptions) => Promise<AxeResults> };
/** The rules that look at colours: all that another theme can change. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * What axe-core has against the page as it stands, as "rule: first elements"; empty when nothing. A page that was
 * asked in one theme is asked for its `colors` alone in the other; its `content` is all but the footer.
 * One thing is left to `headerContrast`: for the ground of something fixed, axe 4.14 takes what stands at the
 * middle of the whole page.
 */
export async function axeViolations(page: Page, about: "everything" | "colors" | "content" = "everything") {
  const options: RunOptions = {
    runOnly: about === "colors" ? { type: "rule", values: OF_COLORS } : TAGS,
    resultTypes: ["violations"],
    elementRef: true,
    // Of these rules none reads style sheets, which axe would fetch once more.
    preload: { assets: ["media"] },
  };
  await page.evaluate(`window.axe ?? (() => { ${SOURCE} })()`);
  const context = { exclude: about === "content" ? ["footer"] : [] };
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ include: [document], ...context }, options);
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(
          (node) => id !== "color-contrast" || !node.element?.closest("body > * header"),
        );
        const where = found.slice(0, 4).map((node) => node.target.join(" "));
        return found.length > 0 ? [`${id} (${found.length}): ${where.join(" | ")}`] : [];
      });
    },
    { context, options },
  );
}

/** Words of the header that stand out too little (below 4.5:1) from the flat colour right behind them. */
export function headerContrast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    /** Red, green, blue and opacity, 0 to 1, of any CSS colour. */
    const read = (color: string) => {
      if (canvas === null) throw new Error("No canvas");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
    };
    const luminance = (color: string) => {
      const linear = read(color).map((value) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    return [...document.querySelectorAll<HTMLElement>("header a, header button")].flatMap((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const behind = document.elementsFromPoint(x + width / 2, y + height / 2);
      if (!behind.includes(link)) return [];
      const ground = behind.find(
        (element) =>
          element instanceof HTMLImageElement || read(getComputedStyle(element).backgroundColor)[3] === 1,
      );
      // A picture has no one colour; its own veil is looked at by eye.
      if (ground === undefined || ground instanceof HTMLImageElement) return [];
      const pair = [getComputedStyle(link).color, getComputedStyle(ground).backgroundColor];
      const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      return ratio < 4.5 ? [`${link.textContent}: ${pair.join(" on ")}, ${ratio.toFixed(1)}:1`] : [];
    });
  });
}
