import type { Page } from "@playwright/test";
import { block, KEPT_BACK } from "./block.ts";
import { layoutPaths, project } from "./content.ts";
import { expect, hydrated, type Open, test } from "./site.ts";

const WIDTHS = [390, 768, 1280, 1440];
/** Pages with fitted headlines and fitted figures of every kind. */
const PATHS = ["/", ...layoutPaths, project.link, "/contact", "/404"];
const ALLOWED = [...KEPT_BACK, /\.woff2/, /status 404/, /404 \(Not Found\)/];

const withoutFonts = (page: Page) => block(page, ["*.woff2*"]);

/** Takes the system's fonts that we know away as well, so that any font of the browser's stands in. */
async function withoutKnownFonts(page: Page) {
  const blocked = await withoutFonts(page);
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: (await response.text()).replaceAll("local(", "local(no-") });
  });
  return blocked;
}

/** Fitted lines of which the measure's edge, 2.5 % beyond, cuts something off. */
function cutLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".fit-line")]
      .filter((line) => {
        const measure = line.closest(".fit")?.getBoundingClientRect();
        const text = document.createRange();
        if (!measure) return true;
        // Words that a sheet writes are as wide as their box.
        if (!line.firstChild)
          return line.getBoundingClientRect().right > measure.right + measure.width * 0.026;
        text.selectNodeContents(line.firstChild);
        return [...text.getClientRects()].some(({ right }) => right > measure.right + measure.width * 0.026);
      })
      .map((line) => line.firstChild?.textContent ?? "a line without text"),
  );
}

test.describe("without our fonts", () => {
  test.describe.configure({ timeout: 180_000 });
  for (const [name, prepare] of Object.entries({
    "a font of the system": withoutFonts,
    "a font that nobody foresaw": withoutKnownFonts,
  }))
    test(`no fitted headline is cut off in ${name}`, async ({ open }) => {
      const page = await open("/", { allow: ALLOWED, prepare, reducedMotion: true });
      for (const path of PATHS) {
        if (path !== "/") await page.goto(path);
        await hydrated(page);
        expect(await page.locator(".fit-line").count()).toBeGreaterThan(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await cutLines(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });

  test("a headline takes the same room, so that nothing moves when the font arrives", async ({ open }) => {
    const heights = async (options: Parameters<Open>[1]) => {
      const page = await open("/", { ...options, width: 390 });
      await page.evaluate(() => document.fonts.ready);
      const lines = page.locator(".fit-line");
      return lines.evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)));
    };
    expect(await heights({ allow: ALLOWED, prepare: withoutFonts })).toEqual(await heights({}));
  });
});
