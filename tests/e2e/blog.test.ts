import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./site.ts";

const ALL = "All Posts";
const CATEGORIES = [
  "Web Design",
  "Digital Marketing",
  "Branding",
  "Graphic Design",
  "AI Development",
  "AI Automation",
  "Industrial Automation",
];
const FIRST = "What 640 yarn cones taught us about dashboards";
const INDUSTRIAL = [FIRST, "Retrofitting a 1996 rapier loom", "What OEE hides in a weaving shed"];

const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filter posts" }).getByRole("button", { name, exact: true });

/** Titles of the posts that are to be seen, from top to bottom. */
async function titles(page: Page): Promise<string[]> {
  const all = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  return all.map((title) => title.trim());
}

/** The large first post stands outside the list of the others. */
const large = (page: Page) => page.getByRole("main").locator("article:not(li article)");

describe("blog list", () => {
  test("shows ten posts, the first one large and not in the grid", async ({ open }) => {
    const page = await open("/blog");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/Workshop Notes/);
    const shown = await titles(page);
    expect(shown).toHaveLength(10);
    expect(new Set(shown).size).toBe(10);
    expect(await large(page).getByRole("heading").allTextContents()).toEqual([FIRST]);
    const card = page.getByRole("listitem").filter({ hasText: "Naming a ferry company after a river" });
    for (const fact of ["Branding", "March 10, 2026", "5 min read"])
      expect.soft(await card.textContent(), fact).toContain(fact);
  });

  test("has a button for all posts and one for each category", async ({ open }) => {
    const page = await open("/blog");
    const group = page.getByRole("group", { name: "Filter posts" });
    expect(await group.getByRole("button").count()).toBe(1 + CATEGORIES.length);
    for (const name of [ALL, ...CATEGORIES]) expect.soft(await filter(page, name).count(), name).toBe(1);
    expect(await filter(page, ALL).getAttribute("aria-pressed")).toBe("true");
  });

  test("a category shows its posts only, none of them large, says how many, and stands in the address", async ({
    open,
  }) => {
    const page = await open("/blog");
    await filter(page, "Industrial Automation").click();
    await expect.poll(() => titles(page)).toEqual(INDUSTRIAL);
    expect(await large(page).count()).toBe(0);
    expect(new URL(page.url()).search).toBe("?category=industrial-automation");
    expect(await filter(page, "Industrial Automation").getAttribute("aria-pressed")).toBe("true");
    expect(await filter(page, ALL).getAttribute("aria-pressed")).toBe("false");
    await page.getByRole("status").filter({ hasText: "3 posts shown" }).waitFor({ state: "attached" });

    await filter(page, "Branding").click();
    await page.getByRole("status").filter({ hasText: "1 post shown" }).waitFor({ state: "attached" });
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(INDUSTRIAL);
    await page.goBack();
    await expect.poll(async () => (await titles(page)).length).toBe(10);
    expect(new URL(page.url()).search).toBe("");
  });

  test("every category has posts, and together they are all posts", async ({ open }) => {
    const page = await open("/blog", { reducedMotion: true });
    const found: string[] = [];
    for (const name of CATEGORIES) {
      await filter(page, name).click();
      await expect.poll(() => filter(page, name).getAttribute("aria-pressed")).toBe("true");
      found.push(...(await titles(page)));
    }
    expect(found).toHaveLength(10);
    expect(new Set(found).size).toBe(10);
  });

  test("a filtered address can be opened directly; an unknown category finds nothing and says so", async ({
    open,
  }) => {
    const page = await open("/blog?category=ai-development");
    await expect.poll(async () => (await titles(page)).length).toBe(2);
    const unknown = await open("/blog?category=knitting");
    await unknown.getByText("No blog posts found matching this filter", { exact: true }).waitFor();
    expect(await titles(unknown)).toHaveLength(0);
    expect(await filter(unknown, ALL).getAttribute("aria-pressed")).toBe("false");
  });

  test("stands complete without JavaScript, without buttons that could do nothing", async ({ open }) => {
    const page = await open("/blog", { javaScript: false });
    expect(await titles(page)).toHaveLength(10);
    expect(await filter(page, ALL).isVisible()).toBe(false);
  });

  test("a post opens from anywhere on its card", async ({ open }) => {
    const page = await open("/blog", { reducedMotion: true });
    const card = page.getByRole("article").filter({ hasText: "Agents that ask before they act" });
    await card.click({ position: { x: 20, y: 20 } });
    await page.waitForURL("**/blog/agents-that-ask-before-they-act");
  });
});
