import type { Page } from "@playwright/test";
import { legal, postPath, posts, project, services } from "./content.ts";
import { go } from "./main-menu.ts";
import { expect, test } from "./site.ts";

/** One address of every kind of page. */
const KINDS = [
  "/",
  "/services",
  ...["standard", "showcase"].flatMap((kind) => services.find(({ layout }) => layout === kind)?.link ?? []),
  "/portfolio",
  project.link,
  "/blog",
  ...posts.slice(0, 1).map(postPath),
  "/about",
  "/contact",
  "/search",
  ...legal.slice(0, 1).map(({ path }) => path),
  "/sitemap",
];
const WIDTHS = [1440, 390];

/** Where everything stands: each element's name and box, in whole px; of home, whose sections come late, the first window. */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    return [...document.querySelectorAll("main, main *:not(svg *)")].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width * height === 0 || (top >= innerHeight && element.closest("[data-kind=home]"))) return [];
      const box = [left, top, width, height].map(Math.round).join(" ");
      return `${element.localName}.${element.getAttribute("class")}: ${box}`;
    });
  });
}

/** The same at every width. */
async function boxesAtWidths(page: Page): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found[width] = await boxes(page);
  }
  return found;
}

test("a page looks alike whatever was visited before it", async ({ open }) => {
  test.setTimeout(180_000);
  const direct = new Map<string, Record<number, string[]>>();
  for (const path of KINDS) direct.set(path, await boxesAtWidths(await open(path, { reducedMotion: true })));
  const page = await open(KINDS[0] ?? "/", { reducedMotion: true });
  for (const path of KINDS) await go(page, path);
  for (const path of KINDS) {
    await go(page, path);
    await page.waitForURL((url) => url.pathname === path);
    await expect.soft.poll(() => boxesAtWidths(page), { message: path }).toEqual(direct.get(path));
  }
});
