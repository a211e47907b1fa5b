import type { Route } from "@playwright/test";
import { normalizeWord, tokenize } from "../../supabase/search-words.ts";
import { oneLine, posts, projects, services } from "./support/content.ts";
import { openEarly } from "./support/hold.ts";
import { dialog, field, hits, opener, resultLinks, search, title } from "./support/search-dialog.ts";
import { answered, askedFor, expect, test } from "./support/site.ts";

const [project] = projects;
/** A word of a project's title, and the same word with two letters swapped. */
const long = tokenize(title).find(({ word }) => word.length > 5)?.word ?? "";
const misspelled = long.slice(0, 3) + long[4] + long[3] + long.slice(5);

test.describe("the search dialog", () => {
  test("opens with a slash, with Ctrl-K and by its button, and returns the focus on Escape", async ({
    open,
  }) => {
    const page = await open("/about");
    for (const key of ["/", "Control+k", "Meta+k"]) {
      await page.keyboard.press(key);
      await expect(dialog(page), key).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
  });

  test("opens with a slash that follows Escape before the next frame", async ({ open }) => {
    const page = await open("/about");
    await page.keyboard.press("/");
    await field(page).evaluate((input) => {
      input.closest("dialog")?.close();
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    });
    await expect(dialog(page)).toBeVisible();
  });

  test("does not open with a slash that is typed into a field", async ({ open }) => {
    const page = await open("/contact");
    const message = page.getByRole("main").locator("textarea");
    await message.pressSequentially("and/or");
    expect(await message.inputValue()).toBe("and/or");
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test("fetches nothing before it opens, and then only its own files", async ({ open }) => {
    const page = await open("/about", { clock: true });
    await page.clock.runFor(10_000);
    await answered(page);
    expect(askedFor(page, /\/assets\/(?:search-[0-9a-f]|panel-|use-search)/)).toEqual([]);
    await page.clock.resume();
    await opener(page).click();
    await field(page).fill(title);
    await hits(page).first().waitFor();
    expect(askedFor(page, /\/assets\/search-.*-index\.json$/)).toHaveLength(1);
  });

  test("shows results in groups, with a picture and a passage with marked words", async ({ open }) => {
    const page = await open("/");
    await page.keyboard.press("/");
    await field(page).pressSequentially(misspelled);
    const link = page.locator(`a[href="${project?.link}"]`);
    const hit = dialog(page).getByRole("listitem").filter({ has: link });
    await expect(hit).toBeVisible();
    const width = () => hit.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(hit.locator("mark").first()).toBeVisible();
    for (const mark of await hit.locator("mark").allTextContents())
      expect(normalizeWord(mark)[0]).toBe(long[0]);
    const group = dialog(page).getByRole("heading", { name: search.groups.projects.title });
    await expect(group).toBeVisible();
  });

  test("moves through the results with the arrow keys, and opens a result on Enter", async ({ open }) => {
    const page = await open("/about");
    await page.keyboard.press("/");
    await page.keyboard.type(title);
    await expect(hits(page).first()).toHaveText(title);
    await page.keyboard.press("ArrowDown");
    await expect(hits(page).first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("x");
    await expect(field(page)).toHaveValue(`${title}x`);
    await page.keyboard.press("Backspace");
    await expect(hits(page).first()).toHaveText(title);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${project?.link}`);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("announces the number of results when the visitor stops typing", async ({ open }) => {
    const page = await open("/about");
    await page.keyboard.press("/");
    await page.keyboard.type(title);
    const status = dialog(page).getByRole("status");
    await expect(status).toHaveText(/\d/);
    const shown = await dialog(page).locator("h2 span").allTextContents();
    const count = shown.map(Number).reduce((sum, number) => sum + number, 0);
    const { one, many } = search.found;
    await expect(status).toHaveText((count === 1 ? one : many).replace("[count]", String(count)));
    await field(page).fill("zzqqxxjjww");
    await expect(status).toHaveText(search.found.none);
    await expect(dialog(page).getByText(search.noneHint)).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: services[0]?.title ?? "" })).toBeVisible();
  });

  test("opens the page with all results on Enter, with the query in its URL", async ({ open }) => {
    const page = await open("/about");
    await page.keyboard.press("/");
    await page.keyboard.type(title);
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/search" && url.searchParams.get("q") === title);
    await expect(dialog(page)).toBeHidden();
    await expect(resultLinks(page.getByRole("main")).first()).toHaveText(title);
    await page.goBack();
    await page.waitForURL("**/about");
  });

  test("opens from the mobile menu, and has large enough touch targets", async ({ open }) => {
    const page = await open("/about", { width: 390, height: 844, touch: true });
    await page.getByRole("banner").getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: search.name }).tap();
    await expect(dialog(page)).toBeVisible();
    await field(page).fill(title);
    await hits(page).first().waitFor();
    const seen = dialog(page).locator("button:not(.sr-only)");
    const boxes = [dialog(page).locator("ol > li"), seen, field(page)];
    for (const control of boxes) {
      const box = await control.first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await hits(page).first().tap();
    await page.waitForURL(`**${project?.link}`);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });

  test("shows an error if its files fail to load, and loads them after Retry", async ({ open }) => {
    const page = await open("/about", { allow: [/search-|ERR_FAILED/] });
    const block = (route: Route) => route.abort();
    await page.route("**/assets/search-*", block);
    await page.keyboard.press("/");
    await page.keyboard.type(title);
    await expect(dialog(page).getByRole("status")).toHaveText(search.failed);
    await page.unroute("**/assets/search-*", block);
    await dialog(page).getByRole("button", { name: search.retry }).click();
    await expect(hits(page).first()).toHaveText(title);
  });
});

test.describe("the search before its scripts have loaded", () => {
  test("opens with its keyboard shortcut, and searches for the typed words later", async ({ open }) => {
    const [page, arrive] = await openEarly(open, "/about");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type(title);
    await expect(field(page)).toHaveValue(title);
    await arrive();
    await expect(hits(page).first()).toHaveText(title);
  });

  test("opens even if scripts are off, and its page explains what to do", async ({ open }) => {
    const page = await open("/about", { javaScript: false });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await field(page).fill(title);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=*");
    await expect(page.getByText(search.withoutScripts)).toBeVisible();
    for (const { link } of services)
      await expect(page.getByRole("main").locator(`a[href="${link}"]`)).toBeVisible();
  });
});

test.describe("the search page", () => {
  test("shows results for the query in its URL, and for later queries", async ({ open }) => {
    const page = await open(`/search?q=${encodeURIComponent(title)}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("searchbox")).toHaveValue(title);
    await expect(resultLinks(main).first()).toHaveText(title);
    const [post] = posts;
    test.skip(!post, "this agency has no posts");
    await main.getByRole("searchbox").fill(post?.title ?? "");
    await main.getByRole("button", { name: search.name }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === post?.title);
    await expect(resultLinks(main).first()).toHaveText(post?.title ?? "");
    await page.goBack();
    await expect(main.getByRole("searchbox")).toHaveValue(title);
  });

  test("shows the number of results and the query on one line, and marks matches in titles", async ({
    open,
  }) => {
    const page = await open(`/search?q=${encodeURIComponent(title)}`, { width: 390, height: 844 });
    const main = page.getByRole("main");
    const marks = resultLinks(main).first().locator("mark");
    await expect(marks.first()).toBeVisible();
    const marked = await marks.allTextContents();
    expect(marked).toEqual(tokenize(title).map(({ start, end }) => title.slice(start, end)));
    const count = await resultLinks(main).count();
    const { one, many } = search.foundFor;
    const line = (count === 1 ? one : many).replace("[count]", String(count)).replace("[query]", title);
    await expect(main.getByText(line, { exact: true })).toBeVisible();
  });
});

test.describe("an unknown URL", () => {
  test("offers to search for its words", async ({ open }) => {
    const page = await open(`/old/${long}.html`, { allow: [/404/] });
    const name = search.missing.replace("[words]", long);
    await page.getByRole("main").getByRole("button", { name }).click();
    await expect(field(page)).toHaveValue(long);
    await expect(hits(page).first()).toBeVisible();
    // Typing replaces the suggested words.
    await page.keyboard.type("x");
    expect(oneLine(await field(page).inputValue())).toBe("x");
  });
});
