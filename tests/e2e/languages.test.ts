import type { Locator } from "@playwright/test";
import { readContent } from "../../app/content/read-content.server.ts";
import { agencyFolder } from "../../server/folders.ts";
import { sampled } from "../thorough.ts";
import { axeViolations } from "./support/axe.ts";
import { site, longText as text } from "./support/content.ts";
import { cutSigns, damaged, enlarge, setTextSize } from "./support/large-text.ts";
import { showAll } from "./support/lazy-boxes.ts";
import { pagesOn } from "./support/paper.ts";
import { expect, ORIGIN, test } from "./support/site.ts";

const [original, translation] = site.allLanguages;
const is404 = [/404/];

test.describe("the site's second language", () => {
  test.skip(translation === undefined, "this site has one language");
  const { tag = "", prefix = "", name = "" } = translation ?? {};
  /** Returns the locator of the link to the original language, in the given element. */
  const back = (part: Locator) => part.getByRole("link", { name: original?.name ?? "" });
  const content = translation && readContent(agencyFolder(), true, tag);

  test("is linked in the header and footer, and keeps the position in the page", async ({ open }) => {
    const page = await open("/about");
    for (const part of [page.getByRole("banner"), page.getByRole("contentinfo")])
      await expect(part.getByRole("link", { name, exact: true })).toHaveAttribute("href", `${prefix}/about`);
    await page.goto(text?.path ?? "/about");
    const id = await page.locator("main h2[id]").nth(1).getAttribute("id");
    await page.goto(`${text?.path}#${id}`);
    const other = page.getByRole("banner").getByRole("link", { name, exact: true });
    // The build does not know the visitor's position, so hydration adds it to the link.
    await expect(other).toHaveAttribute("href", /#/);
    await other.click();
    await page.waitForURL(
      (url) => url.pathname === prefix + text?.path && decodeURIComponent(url.hash) === `#${id}`,
    );
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator(`main [id="${id}"]`)).toBeInViewport();
    await back(page.getByRole("banner")).click();
    await page.waitForURL((url) => url.pathname === text?.path);
  });

  test("is linked in the mobile menu, and kept during navigation", async ({ open }) => {
    const page = await open(`${prefix}/services`, { width: 390, height: 844 });
    await page.getByRole("button", { name: content?.words.layout.openMenu ?? "" }).click();
    const dialog = page.getByRole("dialog");
    await expect(back(dialog)).toHaveAttribute("href", "/services");
    const [service] = content?.services ?? [];
    await dialog.locator(`a[href="${prefix}${service?.link}"]`).first().click();
    await page.waitForURL((url) => url.pathname === prefix + content?.services[0]?.link);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("has its own 404 page for unknown URLs", async ({ open }) => {
    const status = async (path: string) => {
      const { status, headers } = await fetch(ORIGIN + path, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await status(`${prefix}/nowhere`)).toEqual([404, null]);
    expect(await status(`${prefix}/portfolio/nothing`)).toEqual([302, `${prefix}/portfolio`]);
    expect(await status(`${prefix}/about/`)).toEqual([308, `${prefix}/about`]);
    for (const address of sampled(["/blog/a/b", "/services/nope", "/nowhere"])) {
      const page = await open(prefix + address, { allow: is404 });
      await expect(page.getByRole("main")).toContainText(content?.pages.notFound.text ?? "");
    }
    const page = await open(`${prefix}/nowhere`, { allow: is404 });
    await expect(back(page.getByRole("banner"))).toHaveAttribute("href", "/nowhere");
  });

  const post = content?.posts.find(({ lang }) => lang !== undefined);
  test("marks an untranslated page, and the language of its text", async ({ open }) => {
    test.skip(post === undefined, "every post is translated");
    const page = await open(`${prefix}/blog/${post?.slug}`);
    const [sentence = ""] = content?.words.languages.untranslated.split("[language]") ?? [];
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator("main h1")).toHaveAttribute("lang", site.language);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("finds search terms in this language", async ({ open }) => {
    const service = content?.services[0];
    const page = await open(`${prefix}/search?q=${encodeURIComponent(service?.title ?? "")}`);
    await expect(page.locator("main ol a").first()).toHaveAttribute("href", prefix + service?.link);
  });

  const story = content?.projects.find(({ storyLang }) => storyLang === undefined)?.link ?? "";
  const pages = ["", "/about", "/services", content?.services[0]?.link ?? "", story, text?.path ?? ""];
  for (const path of sampled([...new Set(pages)], (path) => ["", story].includes(path)))
    test(`shows all letters completely, even with text at 200 %: ${path || "home"}`, async ({ open }) => {
      const page = await open(prefix + path);
      if (path === "") await showAll(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await cutSigns(page), `${width} px`).toEqual([]);
        await enlarge(page);
        expect.soft(await cutSigns(page), `${width} px, 200 %`).toEqual([]);
        await setTextSize(page, "");
      }
    });

  test("prints a case study on two pages", async ({ open }) => {
    test.skip(story === "", "no case study is translated");
    const page = await open(prefix + story);
    expect(await pagesOn(page, ["A4", "Letter"])).toEqual([2, 2]);
  });

  test("keeps the current heading when the visitor changes the language and returns", async ({ open }) => {
    test.skip(text === undefined, "this site has no long text");
    const page = await open(`${text?.path}`);
    const heading = page.locator("main h2[id]").nth(2);
    await heading.evaluate((element) => element.scrollIntoView());
    const id = await heading.getAttribute("id");
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === prefix + text?.path);
    await expect(page.locator(`main [id="${id}"]`)).toBeInViewport();
  });

  for (const path of sampled(["", "/contact", "/portfolio"], (path) => path === "/contact"))
    test(`passes the checks of sweep.ts at every width and with text at 200 %: ${path || "home"}`, async ({
      view,
    }) => {
      const page = await view(prefix + path);
      for (const width of [320, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const reached = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(reached, `${width}`).toBeLessThanOrEqual(width);
        // Elements of the header must not overlap.
        const overlaps = await page.getByRole("banner").evaluate((header) => {
          const boxes = [...header.children].map((child) => child.getBoundingClientRect());
          const shown = boxes.filter((box) => box.width > 0);
          return shown.filter((box, at) => box.left < (shown[at - 1]?.right ?? 0) - 1).length;
        });
        expect.soft(overlaps, `${width}`).toBe(0);
      }
      expect.soft(await axeViolations(page)).toEqual([]);
      await enlarge(page);
      expect.soft(await damaged(page, "main h1, main h2, header a")).toEqual([]);
      await setTextSize(page, "");
    });
});
