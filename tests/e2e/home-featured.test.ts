import type { Page } from "@playwright/test";
import { projectById, texts } from "./support/content.ts";
import { show } from "./support/lazy-boxes.ts";
import { hrefsOf } from "./support/main-menu.ts";
import { expect, test } from "./support/site.ts";

test.use({ reducedMotion: "no-preference" });

const { featured } = texts.home;

const grid = (page: Page) => page.locator("[data-lazy='featured'] > ul");

/** Waits until the sizes of the grid's columns and rows are these multiples of the smallest. */
async function expectTracks(page: Page, columns: number[], rows: number[]): Promise<void> {
  const tracks = () =>
    grid(page).evaluate((list) => {
      const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(list);
      return [gridTemplateColumns, gridTemplateRows].map((sizes) => {
        const all = sizes.split(" ").map(Number.parseFloat);
        return all.map((size) => Math.round((size / Math.min(...all)) * 100) / 100);
      });
    });
  await expect.poll(tracks).toEqual([columns, rows]);
}

test.describe("the featured projects", () => {
  test.skip(featured?.projects.length !== 9, "this agency does not feature nine projects");
  const EVEN = [1, 1, 1];

  test("are the agency's choice, in a 4:3 grid of three by three", async ({ view }) => {
    const page = await view("/");
    const box = await show(page, "featured");
    const links = featured.projects.map((id) => projectById(id).link);
    expect(new Set(await hrefsOf(box.getByRole("link")))).toEqual(new Set(links));
    const size = await box.boundingBox();
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(4 / 3, 2);
    await expectTracks(page, EVEN, EVEN);
    for (const service of await box.locator("h3 + span").all())
      await expect(service).toHaveCSS("clip-path", "none");
  });

  test("widen the row and column of a hovered tile to 1.5 times in 0.4 s", async ({ open }) => {
    // Below 1280 px, only the active tile shows its service.
    const page = await open("/", { width: 1100, height: 1000 });
    const tiles = (await show(page, "featured")).locator("li");
    const active = grid(page).locator("[data-active]");
    await expect(grid(page)).toHaveCSS("transition-duration", "0.4s, 0.4s");
    await tiles.nth(4).hover();
    await expectTracks(page, [1, 1.5, 1], [1, 1.5, 1]);
    await expect(tiles.nth(4).getByRole("heading")).toBeVisible();
    const service = (tile: number) => tiles.nth(tile).locator("h3 + span");
    await expect(service(4)).toHaveCSS("clip-path", "none");
    await expect(service(5)).not.toHaveCSS("clip-path", "none");
    await tiles.nth(2).hover({ position: { x: 40, y: 120 } });
    await expectTracks(page, [1, 1, 1.5], [1.5, 1, 1]);
    expect(await active.count()).toBe(1);
    await page.mouse.move(600, 2);
    await expectTracks(page, EVEN, EVEN);
    expect(await active.count()).toBe(0);
  });

  test("widen the row and column of a focused tile rather than of a hovered tile", async ({ open }) => {
    const page = await open("/", { height: 1000 });
    const tiles = (await show(page, "featured")).locator("li");
    await tiles.nth(8).hover({ position: { x: 40, y: 40 } });
    await tiles.nth(3).getByRole("link").focus();
    await expectTracks(page, [1.5, 1, 1], [1, 1.5, 1]);
    expect(await grid(page).locator("[data-active]").count()).toBe(1);
    await tiles.nth(3).getByRole("link").blur();
    await expectTracks(page, EVEN, EVEN);
  });

  test("have links named by the project titles even if pictures fail to load", async ({ open }) => {
    const page = await open("/", {
      height: 1000,
      reducedMotion: true,
      allow: [/\.avif/, /ERR_FAILED/],
      prepare: (fresh) => fresh.route("**/pictures/**", (route) => route.abort()),
    });
    const box = await show(page, "featured");
    for (const { title, link } of featured.projects.map(projectById)) {
      const begins = new RegExp(`^${title.replace(/\W/g, "\\$&")}`);
      await expect(box.getByRole("link", { name: begins })).toHaveAttribute("href", link);
      await expect(box.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
  });

  test("are stacked on a phone, with every title visible", async ({ view }) => {
    const page = await view("/", { width: 390, height: 844 });
    const tiles = await (await show(page, "featured")).locator("li").all();
    const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()));
    for (const [index, tile] of tiles.entries()) {
      expect(boxes[index]?.x).toBe(0);
      expect(boxes[index]?.width).toBe(390);
      const picture = await tile.locator("[data-state]").boundingBox();
      // The picture is the whole cover or its square crop.
      const isDetail = (await tile.locator("source").count()) > 0;
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(isDetail ? 1 : 4 / 3, 1);
      // The title is beside its picture and does not cover it.
      const plate = await tile.locator("span:has(> h3)").boundingBox();
      const [a, b] = [picture, plate].map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect(a && b && (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y)).toBe(true);
      await expect(tile.getByRole("heading")).toBeVisible();
    }
  });
});
