import type { Page } from "@playwright/test";
import { oneLine, type Post, type Project, postPath, site } from "./content.ts";
import { expect } from "./site.ts";

/**
 * Returns the number of printed pages in each paper format. Makes the content invisible but keeps its layout, because
 * writing pictures and letters into the PDF would take most of the time.
 */
export async function pagesOn(page: Page, formats: ("A4" | "Letter")[]): Promise<number[]> {
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      const stylesheet = new CSSStyleSheet();
      if (hidden) stylesheet.replaceSync("*, ::before, ::after { visibility: hidden !important }");
      document.adoptedStyleSheets = hidden ? [stylesheet] : [];
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

/** Returns the text in lower case, without spaces and quotation marks. */
const plain = (text: string) => text.toLowerCase().replace(/[\s“”"]+/g, "");

/** Returns the page's visible text, simplified with `plain`. */
async function printedText(page: Page): Promise<string> {
  return plain(oneLine(await page.locator("body").innerText()));
}

/** Returns the number of visible elements. */
const visible = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const isSeen = (one: Element) => one.checkVisibility() && one.getClientRects().length > 0;
    return all.filter(isSeen).length;
  });

/** Selects the site's header and footer. */
const FRAME = "div > :is(header, footer)";

/** Checks that a case study prints on two pages with results, picture, quote and URL, and without controls. */
export async function checkLeaflet(page: Page, project: Project): Promise<void> {
  const { results, testimonial, challenge, solution } = project.caseStudy;
  // Without results, the second page would be empty.
  const most = results.length > 0 ? 2 : 1;
  expect.soft(await pagesOn(page, ["A4", "Letter"]), "pages of A4 and of Letter").toEqual([most, most]);
  await page.emulateMedia({ media: "print" });
  const shown = await printedText(page);
  const { contact, name, url } = site;
  const facts = [name, contact.email, contact.phones[0], contact.address.street, url + project.link];
  const words = [...results, testimonial?.quote, testimonial?.author, challenge, solution, project.title];
  for (const text of [...facts, ...words]) {
    // The number of a result is printed apart from its text, so search only for the end of the text.
    const end = plain(text ?? "").slice(results.includes(text ?? "") ? -12 : 0);
    expect.soft(shown, `printed: ${text}`).toContain(end);
  }
  for (const text of ["Get a Quote", "Related Projects", site.newsletter.title, "Next project"])
    expect.soft(shown, `printed: ${text}`).not.toContain(plain(text));
  expect.soft(await visible(page, `${FRAME}, button`), "printed: frame and buttons").toBe(0);
  expect.soft(await visible(page, "main img"), "printed: pictures").toBe(1);
  await page.emulateMedia({ media: null });
}

/** Checks that a post prints only the article, with a numbered list of its links. */
export async function checkPrintedPost(page: Page, post: Post): Promise<void> {
  const links = page.locator("[data-text] a:not([href^='#'])");
  const named = await links.evaluateAll((all) =>
    all.map((link) => ({ text: link.textContent ?? "", href: link.getAttribute("href") ?? "" })),
  );
  expect.soft(await visible(page, "article > section"), "list of links on a screen").toBe(0);
  await page.emulateMedia({ media: "print" });
  const listed = await page.locator("article > section li").allInnerTexts();
  const wanted = named.map(({ text, href }) => `${text}: ${href.startsWith("/") ? site.url + href : href}`);
  expect.soft(listed.map(oneLine)).toEqual(wanted.map(oneLine));
  expect.soft(post.body.includes("](/") ? listed.length : 1, "printed: links").toBeGreaterThan(0);
  const shown = await printedText(page);
  const texts = [post.title, post.excerpt, post.author, site.contact.email, site.url + postPath(post)];
  for (const text of texts) expect.soft(shown, `printed: ${text}`).toContain(plain(text));
  const others = await visible(page, `${FRAME}, nav, article > footer, main > section`);
  expect.soft(others, "printed: elements outside the article").toBe(0);
  const numbers = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, "::after").content),
  );
  expect.soft(numbers, "printed: numbers of the links").toEqual(named.map(() => '" [" counter(link) "]"'));
  await page.emulateMedia({ media: null });
}
