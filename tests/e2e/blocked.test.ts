import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { BLOCKED_FILES, block } from "./support/block.ts";
import { layoutPaths, legal, postPath, posts, project } from "./support/content.ts";
import { expect, requestsOf, test } from "./support/site.ts";

/** One page of each template, and all pages without a template. */
const PAGES = [
  "/",
  "/about",
  "/services",
  ...layoutPaths,
  "/portfolio",
  project.link,
  "/contact",
  ...(posts[0] ? ["/blog", postPath(posts[0])] : []),
  ...legal.slice(0, 1).map(({ path }) => path),
  "/sitemap",
];

/** The resources to block: URL patterns, and the resource types in the browser's requests. */
const BLOCKED = {
  stylesheets: { patterns: ["*.css*"], kinds: ["stylesheet"] },
  "pictures, fonts and films": {
    patterns: ["avif", "webp", "png", "jpg", "svg", "ico", "woff2", "webm", "mp4"].map((end) => `*.${end}*`),
    kinds: ["image", "font", "media"],
  },
};

/** Returns the visible and the hidden text in the page's <main>. */
function textsOf(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") as Node, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    const hidden: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      // Ignore buttons, filters and carousel positions, which appear only with scripts.
      if (!words || !parent || parent.closest("button, .filters") || /^\d+ of \d+$/.test(words)) continue;
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      (isSeen && parent.getClientRects().length > 0 ? seen : hidden).push(words);
    }
    return { seen, hidden };
  });
}

/** Checks that no text is hidden here that the unblocked page shows. */
async function expectReadable(page: Page, unblocked: Awaited<ReturnType<typeof textsOf>>, without: string) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Wait for lazy sections near the window, which the unblocked page has loaded too.
  const missing = async () => {
    const { seen, hidden } = await textsOf(page);
    return hidden.filter((words) => unblocked.seen.includes(words) && !seen.includes(words));
  };
  await expect.poll(missing, `hidden without ${without}`).toEqual([]);
  const { seen } = await textsOf(page);
  expect.soft(seen.join(" ").length, `seen without ${without}`).toBeGreaterThan(200);
}

test.describe("a page with blocked resources", () => {
  for (const path of sampled(PAGES, (path) => ["/", "/contact", ...layoutPaths].includes(path)))
    test(`shows all of its text at ${path}`, async ({ open }) => {
      // Use a new tab, because another test may have scrolled a shared tab to lazy content.
      const unblocked = await textsOf(await open(path));
      for (const [what, { patterns, kinds }] of Object.entries(BLOCKED)) {
        const page = await open(path, {
          allow: BLOCKED_FILES,
          prepare: (fresh) => block(fresh, patterns),
        });
        await expectReadable(page, unblocked, what);
        const requested = () => requestsOf(page).filter((each) => kinds.includes(each.resourceType()));
        const files = () => requested().filter((each) => each.url().startsWith("http"));
        expect.soft(files(), `requested: ${what}`).not.toEqual([]);
        const loaded = () => files().filter((each) => each.failure() === null);
        await expect
          .poll(() => loaded().map((each) => each.url()), `loaded although blocked: ${what}`)
          .toEqual([]);
      }
      await expectReadable(await open(path, { javaScript: false }), unblocked, "scripts");
    });
});
