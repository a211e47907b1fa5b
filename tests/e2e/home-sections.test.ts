import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { parse } from "yaml";
import { test } from "./site.ts";

const home = parse(readFileSync("content/home.yaml", "utf8"));
const project = (id: string) => parse(readFileSync(`content/projects/${id}.yaml`, "utf8"));

async function show(page: Page, name: string) {
  const box = page.locator(`.lazy-${name}`);
  await box.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await box.locator("> *").first().waitFor();
  return box;
}

/** Widths or heights of the grid's tracks, in parts of the narrowest. */
async function tracks(page: Page, of: "gridTemplateColumns" | "gridTemplateRows"): Promise<number[]> {
  const sizes = await page
    .locator(".featured")
    .evaluate((grid, name) => getComputedStyle(grid)[name].split(" ").map(Number.parseFloat), of);
  const least = Math.min(...sizes);
  return sizes.map((size) => Math.round((size / least) * 100) / 100);
}

describe("featured projects (specification, sections 2 and 9)", () => {
  const EVEN = [1, 1, 1];

  test("the first three of web, AI and graphic design, three by three, 4/3", async ({ open }) => {
    const page = await open("/");
    const box = await show(page, "featured");
    const links = await box
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const expected = ["web-1", "web-2", "web-3", "ai-1", "ai-2", "ai-3", "gd-1", "gd-2", "gd-3"];
    expect(links.toSorted()).toEqual(expected.map((id) => project(id).link).toSorted());
    const size = await box.boundingBox();
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(4 / 3, 2);
    expect(await tracks(page, "gridTemplateColumns")).toEqual(EVEN);
    expect(await tracks(page, "gridTemplateRows")).toEqual(EVEN);
  });

  test("the tile that is pointed at widens its row and column to 1.5, one at a time, in 0.4 s", async ({
    open,
  }) => {
    const page = await open("/", { height: 1000 });
    const tiles = (await show(page, "featured")).locator("li");
    const active = page.locator(".featured [data-active]");
    const durations = await page
      .locator(".featured")
      .evaluate((grid) => getComputedStyle(grid).transitionDuration);
    expect(durations).toBe("0.4s, 0.4s");
    await tiles.nth(4).hover();
    await expect.poll(() => tracks(page, "gridTemplateColumns")).toEqual([1, 1.5, 1]);
    await expect.poll(() => tracks(page, "gridTemplateRows")).toEqual([1, 1.5, 1]);
    expect(await tiles.nth(4).getByRole("heading").isVisible()).toBe(true);
    await tiles.nth(2).hover({ position: { x: 40, y: 120 } });
    await expect.poll(() => tracks(page, "gridTemplateColumns")).toEqual([1, 1, 1.5]);
    await expect.poll(() => tracks(page, "gridTemplateRows")).toEqual([1.5, 1, 1]);
    expect(await active.count()).toBe(1);
    await page.mouse.move(600, 2);
    await expect.poll(() => tracks(page, "gridTemplateColumns")).toEqual(EVEN);
    await expect.poll(() => tracks(page, "gridTemplateRows")).toEqual(EVEN);
    expect(await active.count()).toBe(0);
  });

  test("the focused tile does the same, and takes over from the pointer", async ({ open }) => {
    const page = await open("/", { height: 1000 });
    const tiles = (await show(page, "featured")).locator("li");
    await tiles.nth(8).hover({ position: { x: 40, y: 40 } });
    await tiles.nth(3).getByRole("link").focus();
    await expect.poll(() => tracks(page, "gridTemplateColumns")).toEqual([1.5, 1, 1]);
    await expect.poll(() => tracks(page, "gridTemplateRows")).toEqual([1, 1.5, 1]);
    expect(await page.locator(".featured [data-active]").count()).toBe(1);
    await tiles.nth(3).getByRole("link").blur();
    await expect.poll(() => tracks(page, "gridTemplateColumns")).toEqual(EVEN);
  });

  test("stack on a phone, every title in sight", async ({ open }) => {
    const page = await open("/", { width: 390, height: 844 });
    const tiles = await (await show(page, "featured")).locator("li").all();
    const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()));
    for (const [index, tile] of tiles.entries()) {
      expect(boxes[index]?.x).toBe(0);
      expect((boxes[index]?.width ?? 0) / (boxes[index]?.height ?? 1)).toBeCloseTo(4 / 3, 1);
      expect(await tile.getByRole("heading").isVisible()).toBe(true);
    }
  });
});

describe("services", () => {
  test("seven cloths, all of them links; the one that is pointed at or focused opens", async ({ open }) => {
    const page = await open("/", { width: 1440, height: 1000 });
    const cloths = (await show(page, "cloths")).locator(".cloth");
    expect(await cloths.getByRole("link").count()).toBe(7);
    const widths = () => cloths.evaluateAll((all) => all.map((cloth) => cloth.getBoundingClientRect().width));
    await cloths.nth(3).hover();
    await expect.poll(async () => (await widths()).indexOf(Math.max(...(await widths())))).toBe(3);
    await cloths.nth(5).getByRole("link").focus();
    await expect.poll(async () => (await widths()).indexOf(Math.max(...(await widths())))).toBe(5);
    await expect.poll(() => cloths.nth(5).getByText("Learn More").isVisible()).toBe(true);
  });
});

describe("tech stack", () => {
  test("is one table: services by tools, and its cells say what content says", async ({ open }) => {
    const page = await open("/");
    const table = (await show(page, "stack")).getByRole("table");
    expect(await table.getByRole("columnheader").count()).toBe(7);
    expect(await table.getByRole("rowheader").count()).toBe(home.techStack.tools.length);
    const tied = home.techStack.tools.flatMap(({ services }: { services: string[] }) => services);
    expect(await table.getByText("yes", { exact: true }).count()).toBe(tied.length);
  });
});

describe("results", () => {
  test("bars are to scale, and the greater change has the wider figure", async ({ open }) => {
    const page = await open("/", { width: 1440 });
    const rows = (await show(page, "results")).locator("li");
    const stretches: [number, number][] = [];
    for (const [index, { before, after }] of home.results.list.entries()) {
      const bars = await rows
        .nth(index)
        .locator("svg.results-bar")
        .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
      expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(after.value / before.value, 1);
      const stretch = await rows
        .nth(index)
        .locator(".results-figure")
        .evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontStretch));
      stretches.push([Math.abs(after.value - before.value) / before.value, stretch]);
    }
    const sorted = stretches.toSorted(([a], [b]) => a - b).map(([, stretch]) => stretch);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  });
});

describe("customer reviews", () => {
  test("quote the case studies' own testimonials; tabs by keyboard", async ({ open }) => {
    const page = await open("/");
    const box = await show(page, "reviews");
    const tabs = box.getByRole("tab");
    expect(await tabs.count()).toBe(home.reviews.list.length);
    await tabs.first().focus();
    for (const [index, review] of home.reviews.list.entries()) {
      const { quote, author } = project(review.project).caseStudy.testimonial;
      const panel = box.getByRole("tabpanel");
      expect(await panel.count()).toBe(1);
      expect(await panel.getAttribute("aria-label")).toBe(author);
      expect(await panel.locator("blockquote").textContent()).toBe(quote);
      expect(await tabs.nth(index).getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("ArrowRight");
    }
    expect(await tabs.first().evaluate((tab) => tab === document.activeElement)).toBe(true);
  });
});

describe("journey", () => {
  const CUTOFF = 100;

  test("2025, 2024, 2023, since 2023, one or two projects each with picture and metrics", async ({
    open,
  }) => {
    const page = await open("/", { width: 1440 });
    expect(
      await page
        .getByRole("main")
        .getByText(/since 2023/)
        .count(),
    ).toBeGreaterThan(0);
    const years = (await show(page, "journey")).locator(".journey > li");
    expect(await years.locator(".journey-year").allTextContents()).toEqual(["2025", "2024", "2023"]);
    for (const [index, entry] of home.journey.entries.entries()) {
      const year = years.nth(index);
      expect(await year.getByRole("heading", { level: 3 }).textContent()).toBe(entry.title);
      const projects = year.locator(".journey-projects > li");
      expect(await projects.count()).toBe(entry.projects.length);
      expect(await projects.locator("img").count()).toBe(entry.projects.length);
      expect(await projects.locator(".journey-metrics").allTextContents()).toEqual(
        entry.projects.map(({ metrics }: { metrics: string }) => metrics),
      );
      expect(await year.locator(".journey-words").textContent()).toContain(entry.description);
    }
  });

  test("descriptions are cut to 100 characters and an ellipsis on a phone, for the eye alone", async ({
    open,
  }) => {
    const page = await open("/", { width: 390, height: 844 });
    const words = (await show(page, "journey")).locator(".journey-words");
    for (const [index, { description }] of home.journey.entries.entries()) {
      const shown = words.nth(index).locator("[aria-hidden]");
      expect(await shown.textContent()).toBe(`${description.slice(0, CUTOFF)}…`);
      const full = words.nth(index).getByText(description, { exact: true });
      expect(await full.evaluate((text) => text.closest("[aria-hidden]") === null)).toBe(true);
      expect((await full.boundingBox())?.width).toBeLessThanOrEqual(1);
    }
  });
});

describe("achievements and the way out", () => {
  test("swatches follow their numbers, and the numbers make 50+", async ({ open }) => {
    const page = await open("/", { width: 1440 });
    const swatches = (await show(page, "swatches")).locator("li");
    const numbers = (await swatches.locator(".swatch-number").allTextContents()).map(Number);
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBeGreaterThan(50);
    const lengths = await swatches
      .locator(".swatch-yarn")
      .evaluateAll((all) => all.map((yarn) => yarn.getBoundingClientRect().height));
    for (const [index, length] of lengths.entries())
      expect(length / (lengths[0] ?? 1)).toBeCloseTo((numbers[index] ?? 0) / (numbers[0] ?? 1), 1);
  });

  test("the call to action leads to a quote and to the portfolio", async ({ open }) => {
    const page = await open("/");
    const last = page.locator(".finale");
    expect(await last.getByRole("link", { name: home.callToAction.quote }).getAttribute("href")).toBe(
      "/contact?type=quote",
    );
    expect(await last.getByRole("link", { name: home.callToAction.portfolio }).getAttribute("href")).toBe(
      "/portfolio",
    );
    await show(page, "loose-end");
  });
});
