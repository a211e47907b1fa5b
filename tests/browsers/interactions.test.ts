import { describe, expect, test } from "vitest";
import {
  filters,
  interfaceWords,
  menuName,
  project,
  projectsOf,
  services,
  site,
  words,
} from "../e2e/content.ts";
import { BROWSERS, NARROW, type SiteTab, useTab, WIDE } from "./site-tab.ts";

const { layout, project: projectWords, contact } = interfaceWords;
const SEARCH = "dialog#search";
const MENU = "dialog#menu";
const LIGHTBOX = `dialog[aria-label="${projectWords.gallery.picture}"]`;
const SEARCH_BUTTON = `header button[aria-label="${words.search.name}"]`;
const [service, query] = [services[0]?.link ?? "", project.title];
const MESSAGE = {
  name: "Ayesha Noor",
  email: "ayesha@example.org",
  message: "We pattern shirting in Pabna and need a site for buyers.",
};

const valueIn = (page: SiteTab, selector: string) =>
  page.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, selector);
const countOf = (page: SiteTab, selector: string) =>
  page.evaluate((all) => document.querySelectorAll(all).length, selector);
const hasFocus = (page: SiteTab, selector: string) =>
  expect
    .poll(() => page.evaluate((focused) => document.activeElement?.matches(focused), selector), {
      message: `focus on ${selector}`,
    })
    .toBe(true);
const sees = (page: SiteTab, text: string) =>
  expect.poll(() => page.evaluate(() => document.body.innerText)).toContain(text);

describe.each(Object.entries(BROWSERS))("%s", (_name, start) => {
  const tab = useTab(start);

  test("opens the services menu by key and on hover, closes it on Escape and opens a service", async () => {
    const page = tab();
    const link = `header nav a[href='${service}']`;
    await page.open("/about");
    await page.move(WIDE.width / 2, WIDE.height - 5);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>("header nav button[aria-expanded]")?.focus(),
    );
    await page.press("Enter");
    await page.sees(link);
    await page.press("Escape");
    await page.sees(link, false);
    await page.hover("header nav a[href='/services']");
    await page.clickOn(link);
    await page.isAt(service);
    await hasFocus(page, "h1");
    expect(await page.problems()).toEqual([]);
  });

  test("opens the mobile menu, closes it on Escape and by its button, and opens a page", async () => {
    const page = tab();
    await page.open("/", NARROW);
    const opener = `header button[aria-label="${layout.openMenu}"]`;
    await page.clickOn(opener);
    await page.sees(MENU);
    await page.press("Escape");
    await page.sees(MENU, false);
    await page.clickOn(opener);
    await page.clickOn(`${MENU} button[aria-label="${layout.closeMenu}"]`);
    await page.sees(MENU, false);
    await page.clickOn(opener);
    await page.sees(`${MENU} a[href='/portfolio']`);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>("dialog#menu a[href='/portfolio']")?.focus(),
    );
    await page.press("Enter");
    await page.isAt("/portfolio");
    await page.sees(MENU, false);
    expect(await page.problems()).toEqual([]);
  });

  test.each(["menu", "search"])("opens a dialog pressed before the scripts have started: %s", async (id) => {
    const page = tab();
    const pressEarly = `addEventListener("DOMContentLoaded", () => {
      document.querySelector("header [commandfor='${id}']").click();
      window.wasOpen = document.querySelector("#${id}").open;
    });`;
    await page.open("/about", NARROW, pressEarly);
    expect(await page.evaluate(() => Reflect.get(window, "wasOpen"))).toBe(true);
    await page.sees(`dialog#${id}`);
  });

  test("opens and closes the search by key, button, Escape and a click outside", async () => {
    const page = tab();
    await page.open("/about");
    await page.press("/");
    await hasFocus(page, "#search-field");
    await page.press("Escape");
    await page.sees(SEARCH, false);
    await page.clickOn(SEARCH_BUTTON);
    await page.sees(SEARCH);
    await page.type(query.slice(0, 3));
    await page.press("Escape");
    // Some browsers empty the field first.
    if (await countOf(page, `${SEARCH}[open]`)) await page.press("Escape");
    await page.sees(SEARCH, false);
    await page.clickOn(SEARCH_BUTTON);
    await page.sees(SEARCH);
    await page.move(WIDE.width / 2, WIDE.height - 5);
    await page.click();
    await page.sees(SEARCH, false);
    expect(await page.problems()).toEqual([]);
  });

  test("finds a page by typed words and opens it on Enter", async () => {
    const page = tab();
    await page.open("/about");
    await page.press("/");
    await hasFocus(page, "#search-field");
    await page.type(query);
    await page.sees(`${SEARCH} ol a[href='${project.link}']`);
    await page.press("ArrowDown");
    await page.press("Enter");
    await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe("/about");
    await page.sees(SEARCH, false);
    expect(await page.problems()).toEqual([]);
  });

  const [filter] = filters;
  test.skipIf(filter === undefined)("filters the portfolio, and Back shows all projects again", async () => {
    const page = tab();
    await page.open("/portfolio");
    const all = await countOf(page, "main article");
    await page.clickOn(`main form button[formaction$='/category/${filter?.id}']`);
    const { length } = projectsOf(filter?.id ?? "");
    await expect.poll(() => countOf(page, "main article")).toBe(length);
    await page.isAt(`/portfolio/category/${filter?.id}`);
    await page.evaluate(() => history.back());
    await expect.poll(() => countOf(page, "main article")).toBe(all);
    expect(await page.problems()).toEqual([]);
  });

  const pictures = project.caseStudy.galleryImages.length;
  test.skipIf(pictures < 3)("moves the gallery and the lightbox by buttons and keys", async () => {
    const page = tab();
    const { next, close } = projectWords.gallery;
    await page.open(project.link, NARROW);
    await page.sees("[aria-roledescription='slide']");
    await page.clickOn(`button[aria-label="${next}"]`);
    await sees(page, `2 of ${pictures}`);
    await page.press("ArrowRight");
    await sees(page, `3 of ${pictures}`);
    await page.evaluate(() => {
      const slide = document.querySelector<HTMLElement>(
        "[aria-roledescription='slide']:not([aria-hidden]) button",
      );
      slide?.click();
    });
    await page.sees(LIGHTBOX);
    const caption = (number: number) =>
      expect
        .poll(() => page.evaluate(() => document.querySelector("dialog[open] figcaption")?.textContent))
        .toContain(`${number} of ${pictures}`);
    await caption(1);
    await page.press("ArrowRight");
    await caption(2);
    await page.clickOn(`${LIGHTBOX} button[aria-label="${next}"]`);
    await caption(3);
    await page.press("Escape");
    await page.sees(LIGHTBOX, false);
    await page.evaluate(() => {
      const slide = document.querySelector<HTMLElement>(
        "[aria-roledescription='slide']:not([aria-hidden]) button",
      );
      slide?.click();
    });
    await page.clickOn(`${LIGHTBOX} button[aria-label="${close}"]`);
    await page.sees(LIGHTBOX, false);
    expect(await page.problems()).toEqual([]);
  });

  test("shows the contact form's errors, then sends a message and thanks in a toast", async () => {
    const page = tab();
    await page.open("/contact");
    const form = "main form:has(textarea)";
    await page.clickOn(`${form} button[type=submit]`);
    await expect.poll(() => countOf(page, `${form} [aria-invalid]`)).toBe(3);
    await hasFocus(page, "[name=name]");
    for (const [name, text] of Object.entries(MESSAGE)) {
      await page.clickOn(`${form} [name="${name}"]`);
      await page.type(text);
      expect(await valueIn(page, `${form} [name="${name}"]`)).toBe(text);
    }
    await page.clickOn(`${form} button[type=submit]`);
    await page.sees("[data-sonner-toast]");
    await sees(page, contact.sent.title);
    await expect.poll(() => valueIn(page, `${form} [name=message]`)).toBe("");
    expect(await page.problems()).toEqual([]);
  });

  test("refuses a newsletter address without '@' in a toast", async () => {
    const page = tab();
    await page.open("/about");
    await page.clickOn("footer form input[type=email]");
    await page.type("nobody.example");
    await page.clickOn("footer form button[type=submit]");
    await page.sees("[data-sonner-toast][data-type=error]");
    expect(await page.problems()).toEqual([]);
  });

  const [, translation] = site.allLanguages;
  test.skipIf(translation === undefined)("changes the language and back", async () => {
    const page = tab();
    const { tag = "", prefix = "" } = translation ?? {};
    await page.open("/about");
    await page.clickOn(`header a[hreflang=${tag}]`);
    await page.isAt(`${prefix}/about`);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(tag);
    await page.sees("html[data-hydrated='true']");
    expect(await page.problems()).toEqual([]);
    await page.clickOn(`header a[hreflang=${site.language}]`);
    await page.isAt("/about");
  });

  test("prefetches a hovered link without errors and opens it", async () => {
    const page = tab();
    await page.open("/about");
    await page.hover("header nav a[href='/contact']");
    await page.clickOn("header nav a[href='/contact']");
    await page.isAt("/contact");
    await sees(page, menuName("/contact"));
    await hasFocus(page, "h1");
    expect(await page.problems()).toEqual([]);
  });

  test("shows the 404 page and searches for the words of its address", async () => {
    const page = tab();
    await page.open("/old/branding.html");
    await sees(page, words.notFound.text);
    await page.clickOn("main [data-search-for]");
    await page.sees(SEARCH);
    await expect.poll(() => valueIn(page, "#search-field")).toBe("branding");
    await page.sees(`${SEARCH} ol a`);
  });
});
