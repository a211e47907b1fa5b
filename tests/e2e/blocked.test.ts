import type { Page, Route } from "@playwright/test";
import { postPath, posts, project, services } from "./content.ts";
import { expect, test } from "./site.ts";

/** One page of each template, and those without one. */
const PAGES = [
  "/",
  "/about",
  "/services",
  ...new Set(
    ["standard", "showcase"].flatMap((layout) => services.find((one) => one.layout === layout)?.link ?? []),
  ),
  "/portfolio",
  project.link,
  "/contact",
  ...(posts[0] ? ["/blog", postPath(posts[0])] : []),
  "/privacy",
  "/sitemap",
];

/** What a page is read without. */
const BLOCKED: Record<string, (route: Route) => boolean> = {
  "style sheets": (route) => route.request().resourceType() === "stylesheet",
  pictures: (route) => route.request().resourceType() === "image",
  "fonts and films": (route) => ["font", "media"].includes(route.request().resourceType()),
};

/** The words of the page as they can be seen, and those that stand in it and cannot. */
function wordsOf(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const seen: string[] = [];
    const hidden: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      // Of a closed disclosure the summary is there, and opens it.
      if (
        !words ||
        !parent ||
        parent.closest("script, noscript, template, details:not([open]) > :not(summary), .sr-only, [hidden]")
      )
        continue;
      const isSeen =
        parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        parent.getClientRects().length > 0;
      (isSeen ? seen : hidden).push(words);
    }
    return { seen: seen.join(" "), hidden };
  });
}

test.describe("a page of each kind is read", () => {
  for (const [what, isBlocked] of Object.entries(BLOCKED))
    test(`without ${what}`, async ({ open }) => {
      for (const path of PAGES)
        await test.step(path, async () => {
          const page = await open(path, {
            waits: false,
            allow: [/net::ERR_BLOCKED_BY_CLIENT|Failed to load resource|failed request/],
            prepare: async (fresh) =>
              void (await fresh.route("**/*", (route) =>
                isBlocked(route) ? route.abort("blockedbyclient") : route.fallback(),
              )),
          });
          await page.waitForLoadState("load");
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          const { seen, hidden } = await wordsOf(page);
          expect.soft(hidden, path).toEqual([]);
          expect.soft(seen.length, path).toBeGreaterThan(200);
          await page.close();
        });
    });

  test("without scripts", async ({ open }) => {
    for (const path of PAGES)
      await test.step(path, async () => {
        const page = await open(path, { javaScript: false });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const { seen, hidden } = await wordsOf(page);
        expect.soft(hidden, path).toEqual([]);
        expect.soft(seen.length, path).toBeGreaterThan(200);
        await page.close();
      });
  });
});
