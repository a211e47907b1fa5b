import type { Page } from "@playwright/test";
import { block, KEPT_BACK } from "./block.ts";
import { layoutPaths, legal, postPath, posts, project } from "./content.ts";
import { expect, requestsOf, test } from "./site.ts";

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

/** Types of resources to block, by address. */
const BLOCKED = {
  "style sheets": { patterns: ["*.css*"], kinds: ["stylesheet"] },
  "pictures, fonts and films": {
    patterns: ["avif", "webp", "png", "jpg", "svg", "ico", "woff2", "webm", "mp4"].map((end) => `*.${end}*`),
    kinds: ["image", "font", "media"],
  },
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

/** Checks that this page shows every text of the unblocked page that it contains. */
async function expectReadable(page: Page, whole: Awaited<ReturnType<typeof wordsOf>>, without: string) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Nearby sections load meanwhile, as they did in the whole page.
  const missing = async () => {
    const { seen, hidden } = await wordsOf(page);
    return hidden.filter((words) => whole.seen.includes(words) && !seen.includes(words));
  };
  await expect.poll(missing, `hidden without ${without}`).toEqual([]);
  const { seen } = await wordsOf(page);
  expect.soft(seen.join(" ").length, `seen without ${without}`).toBeGreaterThan(200);
}

test.describe("a page with blocked resources", () => {
  for (const path of PAGES)
    test(`shows all of its text: ${path}`, async ({ open }) => {
      // Use a new tab: another test may have scrolled a shared one to lazy content.
      const whole = await wordsOf(await open(path, { reducedMotion: true }));
      for (const [what, { patterns, kinds }] of Object.entries(BLOCKED)) {
        const page = await open(path, {
          reducedMotion: true,
          allow: KEPT_BACK,
          prepare: (fresh) => block(fresh, patterns),
        });
        await expectReadable(page, whole, what);
        const asked = () => requestsOf(page).filter((each) => kinds.includes(each.resourceType()));
        const files = () => asked().filter((each) => each.url().startsWith("http"));
        expect.soft(files(), `asked for: ${what}`).not.toEqual([]);
        const came = () => files().filter((each) => each.failure() === null);
        await expect.poll(() => came().map((each) => each.url()), `came without ${what}`).toEqual([]);
      }
      await expectReadable(await open(path, { reducedMotion: true, javaScript: false }), whole, "scripts");
    });
});
