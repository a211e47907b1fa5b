import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { contrasts } from "./contrast.ts";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
type Context = { include: (Document | string)[]; exclude: string[] };
type About = "everything" | "colors" | "content";
type Axe = { run: (context: Context, options: RunOptions) => Promise<AxeResults> };
/** Colour rules: the only rules whose result another theme can change. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * The violations that axe-core finds, as "rule: first elements". `colors`: only the rules that depend on the theme, for
 * a page already checked in the other theme. `content`: without the footer. `within`: that part of the page alone.
 * One thing is left to `headerContrast`: for the ground of something fixed, axe 4.14 takes what stands at the
 * middle of the whole page.
 */
export async function axeViolations(page: Page, about: About = "everything", within?: string) {
  const options: RunOptions = {
    runOnly: about === "colors" ? { type: "rule", values: OF_COLORS } : TAGS,
    resultTypes: ["violations"],
    elementRef: true,
    // Of these rules none reads style sheets, which axe would fetch once more.
    preload: { assets: ["media"] },
  };
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(`(() => { ${SOURCE} })()`);
  const exclude = about === "content" ? ["footer"] : [];
  return page.evaluate(
    async ({ within, exclude, options }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ include: [within ?? document], exclude }, options);
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(
          (node) => id !== "color-contrast" || !node.element?.closest("body > * header"),
        );
        const where = found.slice(0, 4).map((node) => node.target.join(" "));
        return found.length > 0 ? [`${id} (${found.length}): ${where.join(" | ")}`] : [];
      });
    },
    { within, exclude, options },
  );
}

/** Returns header texts with less than 4.5:1 contrast to the flat colour directly behind them. */
export async function headerContrast(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("header a, header button")].flatMap((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const behind = document.elementsFromPoint(x + width / 2, y + height / 2);
      const ground = behind.find(
        (element) =>
          element instanceof HTMLImageElement ||
          !/^transparent|\/ 0?\.?\d|^rgba\(/.test(getComputedStyle(element).backgroundColor),
      );
      // A picture has no single colour; its overlay is checked by eye.
      if (!behind.includes(link) || !ground || ground instanceof HTMLImageElement) return [];
      const pair = [getComputedStyle(link).color, getComputedStyle(ground).backgroundColor] as const;
      return [{ text: link.textContent, pair }];
    }),
  );
  const pairs = found.map(({ pair }) => pair);
  const ratios = await contrasts(page, pairs);
  return found.flatMap(({ text, pair }, at) =>
    (ratios[at] ?? 0) < 4.5 ? [`${text}: ${pair.join(" on ")}, ${ratios[at]?.toFixed(1)}:1`] : [],
  );
}
