import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import {
  categories,
  categorySlug,
  filters,
  postPath,
  posts,
  postsIn,
  projects,
  projectsOf,
  texts,
} from "./support/content.ts";
import { expect, test } from "./support/site.ts";

test.use({ reducedMotion: "no-preference" });

type Category = { name: string; address: string; links: string[] };

const PORTFOLIO = {
  path: "/portfolio",
  group: "Filter projects",
  words: texts.portfolio,
  one: "project",
  links: projects.map(({ link }) => link),
  categories: filters.map(({ id, title: name }): Category => {
    const links = projectsOf(id).map(({ link }) => link);
    return { name, address: `/portfolio/category/${id}`, links };
  }),
};
const BLOG = {
  path: "/blog",
  group: "Filter posts",
  words: texts.blog,
  one: "post",
  links: posts.map(postPath),
  categories: categories
    .map((name): Category => {
      const links = postsIn(name).map(postPath);
      return { name, address: `/blog/category/${categorySlug(name)}`, links };
    })
    .toSorted((a, b) => b.links.length - a.links.length),
};

for (const list of sampled([PORTFOLIO, BLOG]))
  test.describe(`the filters of ${list.path}`, () => {
    test.skip(list.categories.length < 2, "this agency's entries are of one category");
    const { path, links } = list;
    const all = { name: list.words.all, address: path, links };
    const [first = all, other = all] = list.categories;

    const bar = (page: Page) => page.getByRole("group", { name: list.group });
    const filter = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
    const pressed = (page: Page) => bar(page).getByRole("button", { pressed: true });
    /** Returns the paths of the visible entries, from top to bottom. */
    const shown = (page: Page) =>
      page
        .getByRole("main")
        .locator(`article a[href^="${path}/"]:not([href*="/category/"])`)
        .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute("href")))]);
    const expectShown = (page: Page, category: Category) =>
      expect.poll(async () => (await shown(page)).toSorted()).toEqual(category.links.toSorted());

    test("work without JavaScript", async ({ open }) => {
      const page = await open(path, { javaScript: false });
      await expectShown(page, all);
      await expect(pressed(page)).toHaveText(all.name);
      await filter(page, first.name).click();
      await page.waitForURL(new RegExp(`${first.address}/?\\??$`));
      expect(await shown(page)).toEqual(first.links);
      await expect(pressed(page)).toHaveText(first.name);
      await filter(page, all.name).click();
      await page.waitForURL(new RegExp(`${path}/?\\??$`));
      await expectShown(page, all);
    });

    test("show and count the entries of a category, and change the URL", async ({ open }) => {
      const page = await open(path, { reducedMotion: true });
      const every = [all, ...list.categories];
      const names = await bar(page).getByRole("button").allTextContents();
      expect(names.toSorted()).toEqual(every.map(({ name }) => name).toSorted());
      for (const category of every.toReversed()) {
        await filter(page, category.name).click();
        await expect(pressed(page)).toHaveText(category.name);
        // The button changes before the URL.
        await page.waitForURL((url) => url.pathname === category.address);
        const { length } = category.links;
        const text = `${length} ${length === 1 ? list.one : `${list.one}s`} shown`;
        await expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
        await expectShown(page, category);
        if (category !== all) expect.soft(await shown(page)).toEqual(category.links);
      }
    });

    test("are undone by Back without a request, and keep the focus", async ({ open }) => {
      const page = await open(path);
      await page.waitForLoadState("networkidle");
      // Ignore files that the idle page loads late, and the icon, which some browsers request after each navigation.
      const requests: string[] = [];
      const isPart = (type: string) => ["image", "script", "stylesheet"].includes(type);
      page.on("request", (request) => {
        const isIcon = new URL(request.url()).pathname === "/icon.svg";
        if (!isPart(request.resourceType()) && !isIcon) requests.push(request.url());
      });
      // Use the keyboard, because a pointer would hover over a card and prefetch its page.
      await filter(page, first.name).press("Enter");
      await expectShown(page, first);
      await expect(page.locator(`link[rel=canonical][href$="${first.address}"]`)).toHaveCount(1);
      await expect(filter(page, first.name)).toBeFocused();
      await filter(page, other.name).press("Enter");
      await expectShown(page, other);
      await page.goBack();
      await expectShown(page, first);
      await page.goBack();
      await expectShown(page, all);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(requests).toEqual([]);
    });

    test("show a notice for a category without entries", async ({ open }) => {
      const page = await open(path);
      await page.evaluate((address) => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `${path}/category/no-such-thing`);
      await page.getByText(list.words.empty, { exact: true }).waitFor();
      expect(await shown(page)).toEqual([]);
      await expect(pressed(page)).toHaveCount(0);
      await page.getByRole("main").getByRole("button", { name: all.name }).last().click();
      await expectShown(page, all);
    });
  });
