import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { contrasts } from "./contrast.ts";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
type Context = Document | string;
type About = "everything" | "colors";
type Axe = { run: (context: Context, options: RunOptions) => Promise<AxeResults> };
/** The rules about colours. Only their results depend on the theme. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * Returns the problems that axe-core finds, as "rule: first elements". `colors` runs only the rules about colours, for
 * a page that was already checked in the other theme. `within` limits the check to one element. Axe misjudges the
 * background of fixed elements, so `headerContrast` checks the header.
 */
export async function axeViolations(page: Page, about: About = "everything", within?: string) {
  const options: RunOptions = {
    runOnly: about === "colors" ? { type: "rule", values: OF_COLORS } : TAGS,
    resultTypes: ["violations"],
    elementRef: true,
    // Do not let axe fetch stylesheets again, because none of these rules reads them.
    preload: { assets: ["media"] },
  };
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(`(() => { ${SOURCE} })()`);
  return page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(within ?? document, options);
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(
          (node) => id !== "color-contrast" || !node.element?.closest("body > * header"),
        );
        const where = found.slice(0, 4).map((node) => node.target.join(" "));
        return found.length > 0 ? [`${id} (${found.length}): ${where.join(" | ")}`] : [];
      });
    },
    { within, options },
  );
}

/** Returns the text in the header with a contrast of less than 4.5:1 to the flat colour directly behind it. */
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
      // A picture has no single colour, so people check the text over it by eye.
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
