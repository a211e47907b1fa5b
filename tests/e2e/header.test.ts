import { describe, expect } from "vitest";
import { scrollToNow } from "./motion.ts";
import { test } from "./site.ts";

const SERVICES = 7;

describe("header", () => {
  test("stays in place and turns solid past 10 px of scroll, not at 10", async ({ open }) => {
    const page = await open("/services/branding");
    const header = page.getByRole("banner");
    /** Opacity of the header's ground, 0 to 1. */
    const ground = () =>
      header.evaluate((element) => {
        const color = getComputedStyle(element).backgroundColor;
        const alpha = /(?:,|\/)\s*([\d.]+)\)$/.exec(
          color.startsWith("rgba") || color.includes("/") ? color : "",
        );
        return alpha ? Number(alpha[1]) : 1;
      });
    const isSolid = async () => (await header.getAttribute("data-solid")) !== null && (await ground()) === 1;

    expect(await isSolid()).toBe(false);
    await scrollToNow(page, 10);
    await page.waitForTimeout(300);
    expect(await isSolid()).toBe(false);
    await scrollToNow(page, 11);
    await expect.poll(isSolid).toBe(true);
    expect((await header.boundingBox())?.y).toBe(0);
    await scrollToNow(page, 0);
    await expect.poll(isSolid).toBe(false);
  });

  test("its mark leads home and Get Started to the contact page", async ({ open }) => {
    const page = await open("/about");
    const banner = page.getByRole("banner");
    expect(await banner.getByRole("link", { name: "Loomwright" }).first().getAttribute("href")).toBe("/");
    await banner.getByRole("link", { name: "Get Started" }).click();
    await page.waitForURL("**/contact");
  });

  test("marks the item whose path begins the current one", async ({ open }) => {
    const current = { "/about": "About", "/services/branding": "Services", "/portfolio/web-1": "Portfolio" };
    for (const [path, name] of Object.entries(current)) {
      const page = await open(path);
      const menu = page.getByRole("navigation", { name: "Main" });
      expect(await menu.locator("[aria-current='page']").allTextContents()).toEqual([name]);
    }
    const home = await open("/");
    expect(await home.getByRole("navigation", { name: "Main" }).locator("[aria-current]").count()).toBe(0);
  });
});

describe("services menu", () => {
  test("opens on hover and closes when the pointer leaves", async ({ open }) => {
    const page = await open("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    const first = menu.getByRole("link", { name: "Web Design" });
    expect(await first.isVisible()).toBe(false);
    await menu.getByRole("link", { name: "Services", exact: true }).hover();
    await first.waitFor({ state: "visible" });
    expect(
      await menu.getByRole("link", { name: /Web Design|Marketing|Branding|Graphic|AI |Industrial/ }).count(),
    ).toBe(SERVICES);
    await page.mouse.move(640, 780);
    await first.waitFor({ state: "hidden" });
  });

  test("is a disclosure for the keyboard: Enter, Tab, Escape, leaving", async ({ open }) => {
    const page = await open("/about");
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: /services/i });
    const panel = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    expect(await panel.getByRole("link").count()).toBe(0);

    await button.focus();
    await page.keyboard.press("Enter");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await panel.getByRole("link").first().waitFor({ state: "visible" });
    expect(await panel.getByRole("link").count()).toBe(SERVICES);
    await page.keyboard.press("Tab");
    expect(await panel.locator(":focus").textContent()).toContain("Web Design");

    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press("Space");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    for (let tab = 0; tab <= SERVICES; tab++) await page.keyboard.press("Tab");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  });

  test("a service chosen in it opens and the menu closes", async ({ open }) => {
    const page = await open("/about");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: /services/i }).click();
    await menu.getByRole("link", { name: "Branding" }).click();
    await page.waitForURL("**/services/branding");
    await expect
      .poll(() => menu.getByRole("button", { name: /services/i }).getAttribute("aria-expanded"))
      .toBe("false");
  });
});
