import type { Page } from "@playwright/test";
import { oneLine, type Post, type Project, postPath, site } from "./content.ts";
import { expect } from "./site.ts";

/**
 * The number of printed pages in each format. Everything is hidden but keeps its room, because writing pictures and
 * letters into the PDF would take most of the time.
 */
export async function pagesOn(page: Page, formats: ("A4" | "Letter")[]): Promise<number[]> {
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      const sheet = new CSSStyleSheet();
      if (hidden) sheet.replaceSync("*, ::before, ::after { visibility: hidden !important }");
      document.adoptedStyleSheets = hidden ? [sheet] : [];
    }, isHidden);
  await hide(true);
  const counts: number[] = [];
  for (const format of formats) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    counts.push(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  }
  await hide(false);
  return counts;
}

/** Words in capitals or not, without the spaces that a line's end makes. */
const plain = (text: string) => text.toLowerCase().replace(/[\s“”"]+/g, "");

/** What stands on paper. */
async function printed(page: Page): Promise<string> {
  return plain(oneLine(await page.locator("body").innerText()));
}

/** How many of the elements can be seen. */
const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const isSeen = (one: Element) => one.checkVisibility() && one.getClientRects().length > 0;
    return all.filter(isSeen).length;
  });

/** The header and the footer of the site. */
const FRAME = "div > :is(header, footer)";

/** A case study is two pages of A4 and of Letter with results, picture, quote and address, and nothing to press. */
export async function checkLeaflet(page: Page, project: Project): Promise<void> {
  const { results, testimonial, challenge, solution } = project.caseStudy;
  // Without results or a quote there is nothing for a second page.
  const most = results.length > 0 ? 2 : 1;
  expect.soft(await pagesOn(page, ["A4", "Letter"]), "pages of A4 and of Letter").toEqual([most, most]);
  await page.emulateMedia({ media: "print" });
  const shown = await printed(page);
  const { contact, name, url } = site;
  const whole = [name, contact.email, contact.phones[0], contact.address.street, url + project.link];
  const words = [...results, testimonial?.quote, testimonial?.author, challenge, solution, project.title];
  for (const text of [...whole, ...words]) {
    // A figure stands apart from the words around it, so the last words of a result are looked for.
    const end = plain(text ?? "").slice(results.includes(text ?? "") ? -12 : 0);
    expect.soft(shown, `printed: ${text}`).toContain(end);
  }
  for (const text of ["Get a Quote", "Related Projects", site.newsletter.title, "Next project"])
    expect.soft(shown, `printed: ${text}`).not.toContain(plain(text));
  expect.soft(await seen(page, `${FRAME}, button`), "printed: frame and buttons").toBe(0);
  expect.soft(await seen(page, "main img"), "printed: pictures").toBe(1);
  await page.emulateMedia({ media: null });
}

/** A post lists its links with their addresses, and is nothing but the article. */
export async function checkPrintedPost(page: Page, post: Post): Promise<void> {
  const links = page.locator("[data-text] a:not([href^='#'])");
  const named = await links.evaluateAll((all) =>
    all.map((link) => ({ text: link.textContent ?? "", href: link.getAttribute("href") ?? "" })),
  );
  expect.soft(await seen(page, "article > section"), "list of links on a screen").toBe(0);
  await page.emulateMedia({ media: "print" });
  const listed = await page.locator("article > section li").allInnerTexts();
  const wanted = named.map(({ text, href }) => `${text}: ${href.startsWith("/") ? site.url + href : href}`);
  expect.soft(listed.map(oneLine)).toEqual(wanted.map(oneLine));
  expect.soft(post.body.includes("](/") ? listed.length : 1, "printed: links").toBeGreaterThan(0);
  const shown = await printed(page);
  const texts = [post.title, post.excerpt, post.author, site.contact.email, site.url + postPath(post)];
  for (const text of texts) expect.soft(shown, `printed: ${text}`).toContain(plain(text));
  const others = await seen(page, `${FRAME}, nav, article > footer, main > section`);
  expect.soft(others, "printed: what is not the article").toBe(0);
  const numbers = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, "::after").content),
  );
  expect.soft(numbers, "printed: numbers of the links").toEqual(named.map(() => '" [" counter(link) "]"'));
  await page.emulateMedia({ media: null });
}
