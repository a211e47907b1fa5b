import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { BLOCKED_FILES, block } from "./support/block.ts";
import { layoutPaths, project } from "./support/content.ts";
import { expect, hydrated, type Open, test } from "./support/site.ts";

const WIDTHS = [390, 768, 1280, 1440];
/** Pages that together have every type of fitted headline and large number. */
const PATHS = ["/", ...layoutPaths, project.link, "/contact", "/404"];
const ALLOWED = [...BLOCKED_FILES, /\.woff2/, /status 404/, /404 \(Not Found\)/];

const withoutFonts = (page: Page) => block(page, ["*.woff2*"]);

/** Also blocks the system fonts that the CSS names, so that the browser uses any other font. */
async function withoutKnownFonts(page: Page) {
  const blocked = await withoutFonts(page);
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: (await response.text()).replaceAll("local(", "local(no-") });
  });
  return blocked;
}

/** Returns the fitted lines that are cut off on the right. A line may be 2.5 % wider than its box. */
function cutLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".fit-line")]
      .filter((line) => {
        const measure = line.closest(".fit")?.getBoundingClientRect();
        const text = document.createRange();
        if (!measure) return true;
        // The box of text that CSS generates is as wide as the text.
        if (!line.firstChild)
          return line.getBoundingClientRect().right > measure.right + measure.width * 0.026;
        text.selectNodeContents(line.firstChild);
        return [...text.getClientRects()].some(({ right }) => right > measure.right + measure.width * 0.026);
      })
      .map((line) => line.firstChild?.textContent ?? "a line without text"),
  );
}

test.describe("fitted headlines without the site's fonts", () => {
  test.describe.configure({ timeout: 180_000 });
  for (const [name, prepare] of Object.entries({
    "a font of the system": withoutFonts,
    "a font that nobody foresaw": withoutKnownFonts,
  }))
    test(`are not cut off in ${name}`, async ({ open }) => {
      const page = await open("/", { allow: ALLOWED, prepare });
      for (const path of sampled(PATHS, (path) => ["/", "/contact"].includes(path))) {
        if (path !== "/") await page.goto(path);
        await hydrated(page);
        expect(await page.locator(".fit-line").count()).toBeGreaterThan(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await cutLines(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });

  test("take the same space, so that nothing moves when the fonts load", async ({ open }) => {
    const heights = async (options: Parameters<Open>[1]) => {
      const page = await open("/", { ...options, width: 390 });
      await page.evaluate(() => document.fonts.ready);
      const lines = page.locator(".fit-line");
      return lines.evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)));
    };
    expect(await heights({ allow: ALLOWED, prepare: withoutFonts })).toEqual(await heights({}));
  });
});
