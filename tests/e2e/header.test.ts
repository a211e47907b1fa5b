import type { Page } from "@playwright/test";
import { menuName, projects, services, site } from "./support/content.ts";
import { frames } from "./support/motion.ts";
import { expect, test } from "./support/site.ts";

const SERVICES = services.length;
const MENU = new RegExp(menuName("/services"), "i");
const [first, second = first] = services;

/** Returns locators of the main menu, of the Services item with its button, and of the first service. */
function parts(page: Page) {
  const menu = page.getByRole("navigation", { name: "Main" });
  return {
    menu,
    item: menu.getByRole("link", { name: menuName("/services"), exact: true }),
    button: menu.getByRole("button", { name: MENU }),
    link: menu.locator(`a[href='${first?.link}']`),
  };
}

test.describe("the header", () => {
  test("links its logo to home, and its button to the page in site.yaml", async ({ open }) => {
    const page = await open("/about");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: site.name }).first()).toHaveAttribute("href", "/");
    await banner.getByRole("link", { name: site.getStarted.name }).click();
    await page.waitForURL(`**${site.getStarted.path}`);
  });

  test("marks the menu item whose path begins the current path", async ({ view, open }) => {
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
    // The mark also follows navigation within the site.
    await menu.getByRole("link", { name: menuName("/about"), exact: true }).click();
    await expect(menu.locator("[aria-current='page']")).toHaveText([menuName("/about")]);
    await expect(menu.locator("[aria-current]")).toHaveCount(1);
  });
});

test.describe("the services menu", () => {
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

  test("does not cover the page that its own link opens", async ({ open }) => {
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
      // Wait about 100 ms, which is longer than a pointer must rest to open the menu.
      await frames(page, 6);
    }
    expect(await link.isVisible()).toBe(false);
    await page.mouse.move(640, 600);
    await item.hover();
    await expect(link).toBeVisible();
  });

  test("opens and closes by keyboard: with Enter, Tab, Escape and when the focus leaves", async ({
    open,
  }) => {
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

  test("opens a selected service, and closes", async ({ open }) => {
    const page = await open("/about");
    const { menu, button } = parts(page);
    await button.click();
    await menu.locator(`a[href='${second?.link}']`).click();
    await page.waitForURL(`**${second?.link}`);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
