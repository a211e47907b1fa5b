import type { Locator, Page } from "@playwright/test";
import { groupPaths, menuName, services, site } from "./content.ts";
import { frames } from "./motion.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "no-preference" });

function opener(page: Page) {
  return page.getByRole("banner").getByRole("button", { name: "Open menu" });
}

async function openMenu(page: Page) {
  await opener(page).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor({ state: "visible" });
  return menu;
}

function choose(menu: Locator, path: string): Promise<void> {
  const links = menu.getByRole("link", { name: menuName(path), exact: true });
  return links.first().click();
}

/**
 * Returns the focused element of the menu. After the last Tab stop, the focus may be in the browser's own controls.
 */
function focusInMenu(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (active === document.body) return "the browser's own";
    return active?.closest("dialog") ? active.outerHTML : "outside";
  });
}

test.describe("the mobile menu", () => {
  test("is available below 768 px, but not at 768 px", async ({ view }) => {
    const narrow = await view("/about", { width: 767 });
    await expect(opener(narrow)).toBeVisible();
    expect(await narrow.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    const wide = await view("/about", { width: 768 });
    expect(await opener(wide).isVisible()).toBe(false);
    await expect(wide.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  test("lists the main menu, the footer's groups and the social networks", async ({ open }) => {
    const menu = await openMenu(await open("/", { width: 390, height: 844 }));
    for (const { name } of [...site.navigation, site.getStarted])
      await expect.soft(menu.getByRole("link", { name, exact: true }).first()).toBeVisible();
    for (const path of site.footer.groups.flatMap(groupPaths))
      await expect.soft(menu.locator(`a[href='${path}']`).first()).toBeAttached();
    for (const { link } of services) await expect.soft(menu.locator(`a[href='${link}']`)).toHaveCount(1);
    for (const { name } of site.social)
      await expect.soft(menu.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  });

  test("keeps the focus, makes the page inert, and returns the focus on Escape", async ({ open }) => {
    const page = await open("/", { width: 390, height: 844 });
    const menu = await openMenu(page);
    const stops = await menu.getByRole("link").count();
    const first = await focusInMenu(page);
    const seen = new Set<string>();
    for (let tab = 0; tab < stops + 4; tab++) {
      await page.keyboard.press("Tab");
      seen.add(await focusInMenu(page));
    }
    expect(seen).not.toContain("outside");
    expect(seen).toContain(first);

    const behind = page.locator("main a").first();
    await behind.evaluate((link) => (link as HTMLElement).focus());
    await expect(behind).not.toBeFocused();
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 4000);
    await frames(page, 10);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await expect(opener(page)).toBeFocused();
  });

  test("keeps its close button in view while it scrolls", async ({ open }) => {
    const page = await open("/", { width: 390, height: 600 });
    const menu = await openMenu(page);
    await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(200);
    const close = menu.getByRole("button", { name: "Close menu" });
    // The menu slides in, so wait until it stops before clicking.
    await menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await close.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.mouse.click((box?.x ?? 0) + 28, (box?.y ?? 0) + 28);
    await menu.waitFor({ state: "hidden" });
  });

  test("closes when Back changes the page behind it, and when the visitor chooses the current page", async ({
    open,
  }) => {
    const page = await open("/about", { width: 390, height: 844 });
    await page.getByRole("contentinfo").locator("a[href='/sitemap']").last().click();
    await page.waitForURL("**/sitemap");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const menu = await openMenu(page);
    await page.evaluate(() => history.back());
    await page.waitForURL("**/about");
    await menu.waitFor({ state: "hidden" });
    await openMenu(page);
    await choose(menu, "/about");
    await menu.waitFor({ state: "hidden" });
  });

  test("closes by its button, on navigation, and when the window gets wider", async ({ open }) => {
    const page = await open("/", { width: 390, height: 844 });
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await menu.waitFor({ state: "hidden" });
    await openMenu(page);
    await choose(menu, "/portfolio");
    await page.waitForURL("**/portfolio");
    await menu.waitFor({ state: "hidden" });
    await openMenu(page);
    await page.setViewportSize({ width: 900, height: 844 });
    await menu.waitFor({ state: "hidden" });
    await page.getByRole("banner").getByRole("link", { name: site.getStarted.name }).click();
    await page.waitForURL(`**${site.getStarted.path}`);
  });
});
