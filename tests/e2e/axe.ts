import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** What axe-core has against the page as it stands, as "rule: first elements"; empty when nothing. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${SOURCE} })()`);
  const results = await page.evaluate((options) => {
    const { axe } = window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } };
    return axe.run(options);
  }, OPTIONS);
  return results.violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 4).map((node) => node.target.join(" "));
    return `${id} (${nodes.length}): ${where.join(" | ")}`;
  });
}
