import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { longText, project, services, site } from "./support/content.ts";
import { hold } from "./support/hold.ts";
import { visit } from "./support/main-menu.ts";
import {
  frames,
  longAnimations,
  noTransition,
  recordScroll,
  recordTransitions,
  scrollToNow,
  stillness,
} from "./support/motion.ts";
import { expect, hydrated, test } from "./support/site.ts";

test.use({ reducedMotion: "no-preference" });

const LEGAL = longText?.path ?? "";
const SERVICE = services.at(-1)?.link ?? "/services";
/** Returns the page's scroll position in px. */
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe("navigation within the site", () => {
  test("sets the title, moves the focus and announces the new page", async ({ open }) => {
    const page = await open("/about");
    const before = await page.title();
    await visit(page, "/portfolio");
    await page.waitForURL("**/portfolio");
    await expect.poll(() => page.title()).not.toBe(before);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
  });

  test("scrolls smoothly to the top, and Back restores the position", async ({ open }) => {
    const page = await open(SERVICE);
    await scrollToNow(page, 700);
    const scrolled = await recordScroll(page);
    await visit(page, "/portfolio");
    await page.waitForURL("**/portfolio");
    await expect.poll(() => top(page)).toBe(0);
    expect((await scrolled()).behaviors).toEqual(["smooth"]);
    await page.goBack();
    await page.waitForURL(`**${SERVICE}`);
    await expect.poll(() => top(page)).toBe(700);
    await page.goForward();
    await page.waitForURL("**/portfolio");
    await expect.poll(() => top(page)).toBe(0);
  });

  test("jumps to the top under reduced motion", async ({ open }) => {
    const page = await open(SERVICE, { reducedMotion: true });
    await scrollToNow(page, 700);
    const scrolled = await recordScroll(page);
    await visit(page, "/portfolio");
    await page.waitForURL("**/portfolio");
    await expect.poll(() => top(page)).toBe(0);
    // The scroll event fires one frame after the position changes.
    await expect.poll(scrolled).toEqual({ behaviors: ["instant"], passed: [0] });
  });

  test("scrolls to the top if a link leads to the current page", async ({ open }) => {
    const page = await open("/about", { reducedMotion: true });
    await scrollToNow(page, 900);
    await visit(page, "/about");
    await expect.poll(() => top(page)).toBe(0);
  });

  test("restores the scroll position on Back between headings, and after a reload", async ({ open }) => {
    const page = await open(LEGAL, { reducedMotion: true });
    const contents = page.getByRole("main").getByRole("navigation").getByRole("link");
    await contents.nth(1).click();
    await expect.poll(() => top(page)).toBeGreaterThan(100);
    const first = await top(page);
    await contents.nth(3).evaluate((link) => (link as HTMLElement).click());
    await expect.poll(() => top(page)).toBeGreaterThan(first + 100);
    await stillness(page.getByRole("main"));
    await page.goBack();
    await expect.poll(() => top(page)).toBe(first);
    await visit(page, "/blog");
    await page.waitForURL("**/blog");
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await page.waitForURL(`**${LEGAL}**`);
    await expect.poll(() => top(page)).toBe(first);
  });

  test("ignores a hash that cannot be decoded", async ({ open }) => {
    const page = await open("/blog");
    await page.evaluate(() => location.assign("#100%"));
    await frames(page, 10);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("uses one transition to home, another to portfolio and blog, and a third to other pages", async ({
    open,
  }) => {
    const page = await open("/services");
    const transitions = await recordTransitions(page);
    const go = async (path: string) => {
      const count = (await transitions()).length;
      await visit(page, path);
      await page.waitForURL(`**${path}`);
      await expect.poll(async () => (await transitions()).length).toBe(count + 1);
      await noTransition(page);
    };
    await go("/about");
    await go("/portfolio");
    await go("/blog");
    await page.getByRole("banner").getByRole("link", { name: site.name }).first().click();
    await expect.poll(async () => (await transitions()).length).toBe(4);
    const [other, portfolio, blog, home] = await transitions();
    expect(portfolio).toEqual(blog);
    expect(new Set([other, portfolio, home].map((names) => JSON.stringify(names))).size).toBe(3);
    expect([other, portfolio, home].every((names) => names !== undefined && names.length > 0)).toBe(true);
  });

  test("shows a skeleton while the next page loads", async ({ open }) => {
    const page = await open("/about");
    const data = await hold(page, "**/*.data*");
    await visit(page, "/portfolio");
    await page.getByRole("status").filter({ hasText: "Loading" }).waitFor();
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
    data.release();
    await page.waitForURL("**/portfolio");
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  });
});

test.describe("motion on a page", () => {
  test("moves the background, but not under reduced motion", async ({ open }) => {
    const page = await open("/about");
    const ground = page.locator("[data-accent] > div[aria-hidden]");
    const moving = () => ground.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(await moving()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await moving()).toBe(0);
  });

  test("lasts at most 200 ms under reduced motion", async ({ open }) => {
    const paths = ["/", "/services", project.link, "/contact"];
    for (const path of sampled(paths, (path) => ["/", project.link].includes(path))) {
      const page = await open(path, { reducedMotion: true });
      expect.soft(await longAnimations(page), path).toEqual([]);
      await scrollToNow(page, 1500);
      await frames(page, 6);
      expect.soft(await longAnimations(page), `${path}, scrolled`).toEqual([]);
      await visit(page, "/blog");
      await page.waitForURL("**/blog");
      expect.soft(await longAnimations(page), `${path} to /blog`).toEqual([]);
    }
  });
});

test.describe("the start of a page", () => {
  test("fails with 'Root element not found' if the element is missing", async ({ open }) => {
    const errors: string[] = [];
    await open("/", {
      waits: false,
      allow: [/Root element not found/],
      prepare: async (fresh) => {
        fresh.on("pageerror", (error) => errors.push(error.message));
        await fresh.route("**/", async (route) => {
          const response = await route.fetch({ maxRetries: 3 });
          const body = (await response.text()).replace('id="root"', 'id="other"');
          await route.fulfill({ response, body });
        });
      },
    });
    await expect.poll(() => errors).toContain("Root element not found");
  });

  test("offers a skip link as the first Tab stop", async ({ open }) => {
    const page = await open("/about");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Skip to content");
    await expect(page.locator(":focus")).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });
});
