import type { Page, Route } from "@playwright/test";
import { legal, postPath, posts, project, services } from "./content.ts";
import { expect, hydrated, test } from "./site.ts";

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
  ...legal.slice(0, 1).map(({ path }) => path),
  "/sitemap",
];

/** What a page is read without. */
const BLOCKED: Record<string, (route: Route) => boolean> = {
  "style sheets": (route) => route.request().resourceType() === "stylesheet",
  pictures: (route) => route.request().resourceType() === "image",
  "fonts and films": (route) => ["font", "media"].includes(route.request().resourceType()),
};

/** The words of the page that can be seen, and those that stand in it and cannot. */
function wordsOf(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") as Node, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    const hidden: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      // Without a script there is nothing to press, and nothing that is counted through.
      if (!words || !parent || parent.closest("button, .filters") || /^\d+ of \d+$/.test(words)) continue;
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      (isSeen && parent.getClientRects().length > 0 ? seen : hidden).push(words);
    }
    return { seen, hidden };
  });
}

test.describe("a page of each kind is read", () => {
  test.describe.configure({ timeout: 180_000 });

  /** Whatever other visitors see and this page holds can be seen. */
  async function expectReadable(page: Page, others: Page): Promise<void> {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const whole = await wordsOf(others);
    const { seen, hidden } = await wordsOf(page);
    expect.soft(hidden.filter((words) => whole.seen.includes(words) && !seen.includes(words))).toEqual([]);
    expect.soft(seen.join(" ").length).toBeGreaterThan(200);
  }

  for (const [what, isBlocked] of Object.entries(BLOCKED))
    test(`without ${what}`, async ({ open, look }) => {
      // A visit of its own: nothing that is blocked was kept from another.
      const page = await open("/robots.txt", {
        alone: true,
        waits: false,
        allow: [/net::ERR_BLOCKED_BY_CLIENT/],
        prepare: async (fresh) =>
          void (await fresh.route("**/*", (route) =>
            isBlocked(route) ? route.abort("blockedbyclient") : route.fallback(),
          )),
      });
      for (const path of PAGES)
        await test.step(path, async () => {
          await page.goto(path);
          await hydrated(page);
          await expectReadable(page, await look(path));
        });
    });

  test("without scripts", async ({ open, look }) => {
    const page = await open("/robots.txt", { javaScript: false });
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        await expectReadable(page, await look(path));
      });
  });
});
