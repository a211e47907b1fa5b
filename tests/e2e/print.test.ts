import type { Page } from "@playwright/test";
import { oneLine, posts, projects, site } from "./content.ts";
import { expect, test } from "./site.ts";

const CODE = "/blog/what-640-yarn-cones-taught-us-about-dashboards";

test.describe("on paper", () => {
  for (const [path, theme] of [
    ["/", "light"],
    ["/services/digital-marketing", "dark"],
    ["/portfolio/web-1", "dark"],
    [CODE, "light"],
  ] as const)
    test(`all text of ${path} is ink on white, whether or not grounds are printed (${theme})`, async ({
      open,
    }) => {
      const page = await open(path, { theme });
      await page.emulateMedia({ media: "print" });
      const wrong = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
          const { color, fill } = getComputedStyle(parent);
          if (color !== "rgb(20, 22, 24)") found.push(`${text.textContent} ${color} ${fill}`);
          for (let at: Element | null = parent; at; at = at.parentElement) {
            const { backgroundColor } = getComputedStyle(at);
            const isLight = /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)|rgb\(244, 245, 241\)/.test(
              backgroundColor,
            );
            if (!isLight) found.push(`${text.textContent} on ${backgroundColor}`);
          }
        }
        return found;
      });
      expect(wrong).toEqual([]);
    });

  test("the header stands once, at the beginning", async ({ open }) => {
    const page = await open("/about");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("banner").evaluate((header) => getComputedStyle(header).position)).toBe(
      "static",
    );
  });

  test("the cells of the tech stack are printed with their cloth", async ({ open }) => {
    const page = await open("/");
    const box = page.locator(".lazy-tech-stack");
    await box.evaluate((element) => element.scrollIntoView());
    const cell = box.locator("td .weave").first();
    await cell.waitFor();
    await page.emulateMedia({ media: "print" });
    const look = await cell.evaluate((element) => {
      const { printColorAdjust, backgroundColor } = getComputedStyle(element);
      return { printColorAdjust, backgroundColor };
    });
    expect(look).toEqual({ printColorAdjust: "exact", backgroundColor: "rgb(31, 47, 134)" });
  });

  test("lines of code wrap, and pictures that did not come leave no box", async ({ open }) => {
    // Its pictures far below are not fetched yet.
    const page = await open(CODE, { width: 700, height: 500 });
    await page.emulateMedia({ media: "print" });
    const wide = await page
      .locator(".rich-text pre")
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(await page.locator(".rich-text pre").count()).toBeGreaterThan(0);
    expect(wide).toBe(0);
    const boxes = page.locator(".picture[data-state='loading']");
    expect(await boxes.count()).toBeGreaterThan(0);
    expect(await boxes.evaluateAll((all) => all.filter((box) => box.checkVisibility()).length)).toBe(0);
  });
});

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What stands on paper, as one line. */
async function printed(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not printed.
  return oneLine(await page.locator("body").innerText());
}

/** Words in capitals or not, without the spaces that a line's end makes. */
const plain = (text: string) => text.toLowerCase().replace(/[\s“”"]+/g, "");

test.describe("a case study on paper", () => {
  for (const project of projects)
    test(`${project.id} is two pages of A4 and of Letter with results, picture, quote and address`, async ({
      open,
    }) => {
      const page = await open(project.link);
      const { results, testimonial, challenge, solution } = project.caseStudy;
      // Without results or a quote there is nothing for a second page.
      const most = results.length > 0 ? 2 : 1;
      for (const format of ["A4", "Letter"])
        expect.soft(pagesOf(await page.pdf({ format })), format).toBe(most);
      await page.emulateMedia({ media: "print" });
      const shown = plain(await printed(page));
      const { contact, name, url } = site;
      const whole = [name, contact.email, contact.phones[0], contact.address.street, url + project.link];
      const words = [...results, testimonial?.quote, testimonial?.author, challenge, solution, project.title];
      for (const text of [...whole, ...words]) {
        // A figure stands apart from the words around it, so the last words of a result are looked for.
        const end = plain(text ?? "").slice(results.includes(text ?? "") ? -12 : 0);
        expect.soft(shown, text).toContain(end);
      }
      await expect.soft(page.getByRole("banner")).toBeHidden();
      await expect.soft(page.getByRole("contentinfo").last()).toBeHidden();
      for (const text of ["Request a Quote", "Related Projects", site.newsletter.title, "Next project"])
        expect.soft(shown).not.toContain(plain(text));
      const pictures = await page
        .locator(".picture img")
        .evaluateAll(
          (all) => all.filter((image) => image.checkVisibility() && image.getClientRects().length > 0).length,
        );
      expect.soft(pictures).toBe(1);
      expect(await page.getByRole("button").count()).toBe(0);
    });

  test("stands there whole as soon as the page has loaded, before a script has run", async ({ open }) => {
    const [project] = projects;
    const page = await open(project?.link ?? "", { javaScript: false });
    expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(2);
    await page.emulateMedia({ media: "print" });
    const image = page.locator(".project-cover img");
    await expect(image).toBeVisible();
    expect(
      await image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
    ).toBe(true);
    await expect(page.locator(".imprint")).toBeVisible();
  });

  test("shows on no screen what is meant for paper", async ({ look }) => {
    const page = await look(projects[0]?.link ?? "");
    await expect(page.locator(".imprint")).toBeHidden();
  });
});

test.describe("a post on paper", () => {
  for (const post of posts)
    test(`${post.slug} lists its links with their addresses, and nothing but the article`, async ({
      open,
    }) => {
      const page = await open(`/blog/${post.slug}`);
      const links = await page
        .locator(".rich-text a:not([href^='#'])")
        .evaluateAll((all) =>
          all.map((link) => ({ text: link.textContent ?? "", href: link.getAttribute("href") ?? "" })),
        );
      await expect(page.locator(".post-links")).toBeHidden();
      await page.emulateMedia({ media: "print" });
      const listed = await page.locator(".post-links li").allInnerTexts();
      expect(listed.map(oneLine)).toEqual(
        links.map(({ text, href }) => oneLine(`${text}: ${href.startsWith("/") ? site.url + href : href}`)),
      );
      expect(post.body.includes("](/") ? listed.length : 1).toBeGreaterThan(0);
      const shown = plain(await printed(page));
      for (const text of [
        post.title,
        post.excerpt,
        post.author,
        site.contact.email,
        `${site.url}/blog/${post.slug}`,
      ])
        expect.soft(shown).toContain(plain(text));
      for (const hidden of [".header", ".footer", ".post-contents", ".post-share", ".related", ".neighbours"])
        expect
          .soft(
            await page
              .locator(hidden)
              .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
            hidden,
          )
          .toBe(0);
      const number = await page
        .locator(".rich-text a:not([href^='#'])")
        .evaluateAll((all) => all.map((link) => getComputedStyle(link, "::after").content));
      expect(number).toEqual(links.map(() => '" [" counter(link) "]"'));
    });
});
