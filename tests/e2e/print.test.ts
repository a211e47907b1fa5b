import type { Page } from "@playwright/test";
import { postPath, posts, project, services, site } from "./support/content.ts";
import { colorOf } from "./support/motion.ts";
import { pagesOn } from "./support/paper.ts";
import { expect, test } from "./support/site.ts";

/** A post with code and pictures, if the agency has one. */
const code = posts.find(({ body }) => body.includes("```") && body.includes("!["));

/** Returns the locator of the page's URL, which is printed at the end. */
const imprint = (page: Page) => page.getByText(site.url + project.link, { exact: true });

test.describe("a printed page", () => {
  const pages: [path: string | undefined, theme: "light" | "dark"][] = [
    ["/", "light"],
    [services[1]?.link, "dark"],
    [project.link, "dark"],
    [posts[0] && postPath(code ?? posts[0]), "light"],
  ];
  for (const [path = "/services", theme] of pages)
    test(`has dark text on white: ${path} in the ${theme} theme`, async ({ open }) => {
      const page = await open(path, { theme });
      await page.emulateMedia({ media: "print" });
      const ink = await colorOf(page, "--ink");
      const wrong = await page.evaluate((ink) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
          const { color, fill } = getComputedStyle(parent);
          if (color !== ink) found.push(`${text.textContent} ${color} ${fill}`);
          for (let at: Element | null = parent; at; at = at.parentElement) {
            const { backgroundColor } = getComputedStyle(at);
            if (!["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(backgroundColor))
              found.push(`${text.textContent} on ${backgroundColor}`);
          }
        }
        return found;
      }, ink);
      expect(wrong).toEqual([]);
    });

  test("shows the header once, at the start", async ({ open }) => {
    const page = await open("/about");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  });

  test("wraps lines of code, and leaves no box for a missing picture", async ({ open }) => {
    test.skip(!code, "this agency has no post with code and pictures");
    // Use a low window, so that the pictures far below are not loaded.
    const page = await open(postPath(code as (typeof posts)[number]), { width: 700, height: 500 });
    await page.emulateMedia({ media: "print" });
    const wide = await page
      .locator("article pre")
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(await page.locator("article pre").count()).toBeGreaterThan(0);
    expect(wide).toBe(0);
    const boxes = page.locator("article [data-state='loading']");
    expect(await boxes.count()).toBeGreaterThan(0);
    expect(await boxes.evaluateAll((all) => all.filter((box) => box.checkVisibility()).length)).toBe(0);
  });
});

// sweep.ts checks that every case study and post is printed completely.
test.describe("a printed case study", () => {
  test("is complete once the page has loaded, before any script runs", async ({ open }) => {
    const page = await open(project.link, { javaScript: false });
    expect(await pagesOn(page, ["A4"])).toEqual([project.caseStudy.results.length > 0 ? 2 : 1]);
    await page.emulateMedia({ media: "print" });
    const image = page.locator("article > header img");
    await expect(image).toBeVisible();
    await expect(image).toHaveJSProperty("complete", true);
    await expect(image).not.toHaveJSProperty("naturalWidth", 0);
    await expect(imprint(page)).toBeVisible();
  });

  test("contains an imprint, which screens do not show", async ({ view }) => {
    const page = await view(project.link);
    await expect(imprint(page)).toBeHidden();
  });
});
