import type { Page } from "@playwright/test";
import { menuName, projects, services, site } from "./support/content.ts";
import { frames } from "./support/motion.ts";
import { expect, test } from "./support/site.ts";

const SERVICES = services.length;
const MENU = new RegExp(menuName("/services"), "i");
const [first, second = first] = services;

/** Locators of the main menu, the Services item with its button, and its first service. */
function parts(page: Page) {
  const menu = page.getByRole("navigation", { name: "Main" });
  return {
    menu,
    item: menu.getByRole("link", { name: menuName("/services"), exact: true }),
    button: menu.getByRole("button", { name: MENU }),
    link: menu.locator(`a[href='${first?.link}']`),
  };
}

test.describe("header", () => {
  test("links its mark to home and its button to its page", async ({ open }) => {
    const page = await open("/about");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: site.name }).first()).toHaveAttribute("href", "/");
    await banner.getByRole("link", { name: site.getStarted.name }).click();
    await page.waitForURL(`**${site.getStarted.path}`);
  });

  test("marks the item whose path is a prefix of the current path", async ({ view, open }) => {
    const current: [path: string, item: string, mark: string][] = [
      ["/about", "/about", "page"],
      ["/portfolio", "/portfolio", "page"],
      [first?.link ?? "", "/services", "true"],
      [projects[0]?.link ?? "", "/portfolio", "true"],
    ];
    for (const [path, item, mark] of current) {
      const page = await view(path);
      for (const menu of [
        page.getByRole("navigation", { name: "Main" }).locator("[aria-current]"),
        page.locator("#menu ul + ul [aria-current]"),
      ]) {
        await expect(menu, path).toHaveText([menuName(item)]);
        await expect(menu, path).toHaveAttribute("aria-current", mark);
      }
    }
    const page = await open("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.locator("[aria-current]")).toHaveCount(0);
    // Also after navigation between pages.
    await menu.getByRole("link", { name: menuName("/about"), exact: true }).click();
    await expect(menu.locator("[aria-current='page']")).toHaveText([menuName("/about")]);
    await expect(menu.locator("[aria-current]")).toHaveCount(1);
  });
});

test.describe("services menu", () => {
  test("opens on hover and closes when the pointer leaves", async ({ open }) => {
    const page = await open("/");
    const { menu, item, link } = parts(page);
    await expect(link).toBeHidden();
    await item.hover();
    await expect(link).toBeVisible();
    for (const service of services)
      await expect(menu.locator(`a[href='${service.link}']`)).toContainText(service.title);
    await page.mouse.move(640, 780);
    await expect(link).toBeHidden();
  });

  test("closes on Escape without moving the focus", async ({ open }) => {
    const page = await open("/about");
    const { item, link } = parts(page);
    await item.hover();
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  });

  test("does not cover the page opened by its own link", async ({ open }) => {
    const page = await open("/about");
    const { item, link } = parts(page);
    await item.hover();
    await expect(link).toBeVisible();
    await item.click();
    await page.waitForURL("**/services");
    const box = await item.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 20];
    for (let moved = 0; moved < 12; moved++) {
      await page.mouse.move(x + moved, y);
      // About 100 ms: longer than a pointer must rest for the menu to open.
      await frames(page, 6);
    }
    expect(await link.isVisible()).toBe(false);
    await page.mouse.move(640, 600);
    await item.hover();
    await expect(link).toBeVisible();
  });

  test("works as a disclosure by keyboard: Enter, Tab, Escape and leaving", async ({ open }) => {
    const page = await open("/about");
    const { button } = parts(page);
    const panel = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(panel.getByRole("link")).toHaveCount(0);

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(panel.getByRole("link")).toHaveCount(SERVICES);
    await page.keyboard.press("Tab");
    await expect(panel.locator(":focus")).toContainText(first?.title ?? "");

    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();

    await page.keyboard.press("Space");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (let tab = 0; tab <= SERVICES; tab++) await page.keyboard.press("Tab");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("opens a selected service and closes", async ({ open }) => {
    const page = await open("/about");
    const { menu, button } = parts(page);
    await button.click();
    await menu.locator(`a[href='${second?.link}']`).click();
    await page.waitForURL(`**${second?.link}`);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
