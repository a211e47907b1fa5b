import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { recordTransitions, scrollToNow } from "./motion.ts";
import { test } from "./site.ts";

const FILTERS = {
  "All Projects": 35,
  "Web Design": 5,
  "Digital Marketing": 5,
  Branding: 5,
  "Graphic Design": 5,
  "AI Development": 7,
  "AI Automation": 5,
};
const BRANDS = [
  "/portfolio/brand-1",
  "/portfolio/brand-2",
  "/portfolio/brand-3",
  "/portfolio/brand-4",
  "/portfolio/brand-5",
];

const bar = (page: Page) => page.getByRole("group", { name: "Filter projects" });
const filter = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const pressed = (page: Page) => bar(page).getByRole("button", { pressed: true });

/** Addresses of the projects that are to be seen, from top to bottom. */
function shown(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole("main")
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}
const count = async (page: Page) => (await shown(page)).length;

describe("portfolio list", () => {
  test("shows every project once, under its fixed address", async ({ open }) => {
    const page = await open("/portfolio");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^Our Portfolio/);
    const links = await shown(page);
    expect(new Set(links).size).toBe(35);
    expect(links).toHaveLength(35);
    expect(links).toContain("/portfolio/synapse-logistics");
    expect(links).not.toContain("/portfolio/ai-1");
    expect(links).toContain("/portfolio/quality-control-system");
  });

  test("has seven filter buttons with their counts, none for industrial automation", async ({ open }) => {
    const page = await open("/portfolio");
    const buttons = bar(page).getByRole("button");
    expect(await buttons.allTextContents()).toEqual(Object.keys(FILTERS));
    const counts = await buttons.evaluateAll((all) =>
      all.map((button) => getComputedStyle(button, "::after").content),
    );
    expect(counts).toEqual(Object.values(FILTERS).map((projects) => `"${projects}" / ""`));
    expect(await pressed(page).allTextContents()).toEqual(["All Projects"]);
  });

  test("each filter shows its projects only and says how many", async ({ open }) => {
    const page = await open("/portfolio", { reducedMotion: true });
    for (const [name, projects] of Object.entries(FILTERS).reverse()) {
      await filter(page, name).click();
      // Several filters have five projects each, so the list alone would not show that it has changed.
      await expect.poll(() => pressed(page).textContent()).toBe(name);
      expect.soft(await count(page), name).toBe(projects);
      const said = page.getByRole("status").filter({ hasText: `${projects} projects shown` });
      expect.soft(await said.count(), name).toBe(1);
    }
  });

  test("the filter stands in the address, and Back undoes it", async ({ open }) => {
    const page = await open("/portfolio");
    await filter(page, "Branding").click();
    await expect.poll(() => shown(page)).toEqual(BRANDS);
    expect(new URL(page.url()).search).toBe("?category=branding");
    await filter(page, "AI Development").click();
    await expect.poll(() => count(page)).toBe(7);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(BRANDS);
    await page.goBack();
    await expect.poll(() => count(page)).toBe(35);
    expect(new URL(page.url()).search).toBe("");
  });

  test("Back after a filter returns to where the list was left", async ({ open }) => {
    const page = await open("/portfolio");
    await scrollToNow(page, 3000);
    // A click of the test's own would bring the sticky button to the middle of the window first.
    await filter(page, "Branding").evaluate((button) => (button as HTMLElement).click());
    await expect.poll(() => count(page)).toBe(5);
    await page.waitForTimeout(600);
    await page.goBack();
    await expect.poll(() => count(page)).toBe(35);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000);
  });

  test("in forced colours the pressed filter is told from the others", async ({ open }) => {
    const page = await open("/portfolio?category=branding");
    await page.emulateMedia({ forcedColors: "active" });
    const groundOf = (name: string) =>
      filter(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await groundOf("Branding")).not.toBe(await groundOf("Web Design"));
  });

  test("a focused filter is in view as a whole, on a phone too", async ({ open }) => {
    const page = await open("/portfolio", { width: 390, height: 844 });
    for (const name of ["Digital Marketing", "AI Automation", "Web Design"]) {
      await filter(page, name).focus();
      const box = await filter(page, name).boundingBox();
      expect.soft(box?.x, name).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(390);
    }
  });

  test("a filtered address can be opened directly; an unknown one finds nothing and says so", async ({
    open,
  }) => {
    const branding = await open("/portfolio?category=branding");
    await expect.poll(() => shown(branding)).toEqual(BRANDS);
    // Without a button, and still a category.
    const industrial = await open("/portfolio?category=industrial-automation");
    await expect.poll(() => count(industrial)).toBe(3);
    expect(await pressed(industrial).count()).toBe(0);
    const unknown = await open("/portfolio?category=weaving");
    await unknown.getByText("No portfolio items found matching this filter.", { exact: true }).waitFor();
    expect(await count(unknown)).toBe(0);
    await unknown.locator(".no-projects").getByRole("button", { name: "All Projects" }).click();
    await expect.poll(() => count(unknown)).toBe(35);
    expect(new URL(unknown.url()).search).toBe("");
  });

  test("a filter weaves the list and holds the rest of the window still", async ({ open }) => {
    const page = await open("/portfolio");
    const transitions = await recordTransitions(page);
    await filter(page, "Branding").click();
    await expect.poll(async () => (await transitions()).length).toBe(1);
    const [moved = []] = await transitions();
    expect(moved).toContain("weave-list");
    for (const ofPages of ["shuttle", "weave-in", "rise"]) expect(moved).not.toContain(ofPages);
  });

  test("fetches nothing when a filter is chosen", async ({ open }) => {
    const page = await open("/portfolio");
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
    await filter(page, "Web Design").click();
    await expect.poll(() => count(page)).toBe(5);
    expect(asked).toEqual([]);
  });

  test("weaves the list alone anew; under reduced motion it just changes", async ({ open }) => {
    const page = await open("/portfolio");
    const transitions = await recordTransitions(page);
    await filter(page, "Graphic Design").click();
    await expect.poll(async () => (await transitions()).length).toBe(1);
    expect((await transitions())[0]).toContain("weave-list");
    const still = await open("/portfolio", { reducedMotion: true });
    const none = await recordTransitions(still);
    await filter(still, "Graphic Design").click();
    await expect.poll(() => count(still)).toBe(5);
    expect(await none()).toEqual([]);
  });

  test("from far down, a filter leads to the beginning of its list", async ({ open }) => {
    const page = await open("/portfolio");
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: "instant" }));
    await filter(page, "Digital Marketing").click();
    await expect.poll(() => count(page)).toBe(5);
    const first = page.getByRole("main").getByRole("article").first();
    await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(64);
    expect((await first.boundingBox())?.y).toBeLessThan(400);
  });

  test("the whole list stands without JavaScript, and no button that would do nothing", async ({ open }) => {
    const page = await open("/portfolio?category=branding", { javaScript: false });
    expect(await count(page)).toBe(35);
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  });
});
