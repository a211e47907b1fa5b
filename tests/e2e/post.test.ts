import { describe, expect } from "vitest";
import { test } from "./site.ts";

const OEE = "/blog/what-oee-hides-in-a-weaving-shed";
const HONEY = "/blog/buying-search-traffic-during-ramadan";
const LOOM = "/blog/retrofitting-a-1996-rapier-loom";

describe("blog post", () => {
  test("shows its facts and a way back", async ({ open }) => {
    const page = await open(HONEY);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Buying search traffic during Ramadan",
    );
    const head = main.getByRole("article").locator("header").first();
    for (const fact of ["Digital Marketing", "January 21, 2025", "7 min read", "Sadia Chowdhury"])
      expect.soft(await head.textContent(), fact).toContain(fact);
    expect.soft(await head.textContent()).toContain("In Ramadan the dearest clicks of the year");
    expect.soft(await head.getByRole("img").count()).toBe(1);
    await head.getByRole("link", { name: "Back to Blog" }).click();
    await page.waitForURL("**/blog");
  });

  test("its picture stands before the excerpt, and the excerpt before the text", async ({ open }) => {
    const page = await open(HONEY);
    const article = page.getByRole("article").first();
    const parts = [
      article.getByRole("heading", { level: 1 }),
      article.getByRole("img").first(),
      article.getByText("In Ramadan the dearest clicks of the year").first(),
      article.getByRole("heading", { level: 2 }).first(),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(parts.length);
  });

  test("the badge leads to the posts of the category", async ({ open }) => {
    const page = await open(LOOM, { reducedMotion: true });
    await page
      .getByRole("article")
      .first()
      .getByRole("link", { name: "Industrial Automation" })
      .first()
      .click();
    await page.waitForURL("**/blog?category=industrial-automation");
  });

  test("has a text with headings that can be linked to, and the contents list leads to them", async ({
    open,
  }) => {
    const page = await open(OEE, { reducedMotion: true });
    const contents = page.getByRole("navigation", { name: "On this page" });
    const entries = contents.getByRole("link");
    expect(await entries.count()).toBeGreaterThan(3);
    const last = entries.last();
    const text = (await last.textContent()) ?? "";
    await last.click();
    const heading = page.getByRole("heading", { level: 2, name: text, exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(400);
    // Below the header, not behind it.
    expect((await heading.boundingBox())?.y).toBeGreaterThan(64);
    expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute("id")}`);
    expect(await heading.getByRole("link").getAttribute("href")).toBe(new URL(page.url()).hash);
  });

  test("aligns numbers, marks Bangla and highlights PLC code", async ({ open }) => {
    const page = await open(HONEY);
    const cell = page.getByRole("cell", { name: "7,425" });
    expect(await cell.evaluate((element) => getComputedStyle(element).textAlign)).toBe("right");
    expect(await page.locator("[lang='bn']").filter({ hasText: "খাঁটি মধু" }).count()).toBe(1);
    const loom = await open(LOOM);
    expect(await loom.locator("pre .hljs-keyword").first().textContent()).toBe("IF");
  });

  test("share links are there, can be focused and do nothing", async ({ open }) => {
    const page = await open(OEE);
    const before = page.url();
    for (const name of ["Twitter", "Facebook", "LinkedIn"]) {
      const link = page.getByRole("article").first().getByRole("link", { name, exact: true });
      await link.focus();
      expect.soft(await link.evaluate((element) => element === document.activeElement), name).toBe(true);
      const top = await page.evaluate(() => scrollY);
      await link.click();
      expect.soft(page.url(), name).toBe(before);
      expect.soft(await page.evaluate(() => scrollY), name).toBe(top);
    }
    expect(page.context().pages()).toHaveLength(1);
  });

  test("shows the other posts of its category, and no such section where there are none", async ({
    open,
  }) => {
    const page = await open(OEE);
    const related = page.getByRole("region", { name: "Related posts" });
    expect(await related.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "What 640 yarn cones taught us about dashboards",
      "Retrofitting a 1996 rapier loom",
    ]);
    const alone = await open(HONEY);
    expect(await alone.getByRole("region", { name: "Related posts" }).count()).toBe(0);
  });

  test("leads to the newer and the older post, at the ends to the list", async ({ open }) => {
    const newest = await open("/blog/what-640-yarn-cones-taught-us-about-dashboards", {
      reducedMotion: true,
    });
    const more = newest.getByRole("navigation", { name: "More posts" });
    const targets = () =>
      more.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(await targets()).toEqual(["/blog", "/blog/first-second-of-a-page-on-3g"]);
    await more.getByRole("link").last().click();
    await newest.waitForURL("**/first-second-of-a-page-on-3g");
    await expect
      .poll(targets)
      .toEqual([
        "/blog/what-640-yarn-cones-taught-us-about-dashboards",
        "/blog/agents-that-ask-before-they-act",
      ]);
  });

  test("the cloth beside the contents is woven as the text is read", async ({ open }) => {
    const page = await open(OEE);
    const cloth = page.locator(".post-contents-cloth");
    const clip = () => cloth.evaluate((element) => getComputedStyle(element).clipPath);
    const start = await clip();
    await page.getByRole("heading", { level: 2 }).last().scrollIntoViewIfNeeded();
    await expect.poll(clip).not.toBe(start);
  });
});
