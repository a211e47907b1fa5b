import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { PATHS } from "../../../app/paths.ts";
import { addressOf, builtFiles } from "../../built-pages.ts";
import { isThorough } from "../../thorough.ts";
import { axeViolations, headerContrast } from "./axe.ts";
import { postPath, posts, project, projects, services } from "./content.ts";
import { setTextSize } from "./large-text.ts";
import { unmirrored } from "./mirrored.ts";
import { checkLeaflet, checkPrintedPost } from "./paper.ts";
import type { View } from "./site.ts";

/** The timeout in ms for the longest page, in two themes and widths on a busy machine. */
export const MOST = 180_000;
/** Returns whether a page is a 404 page, which the server sends for unknown URLs. */
export const isMissing = (address: string) => address === PATHS.notFound || address === PATHS.postNotFound;
/** The second URLs of projects. Each project's canonical URL is its first URL. */
const ALIASES = projects.flatMap(({ id, link }) => (link === `/portfolio/${id}` ? [] : [`/portfolio/${id}`]));
/** The paths of all built pages, without second URLs. */
export const PAGES = builtFiles(".html")
  .map(addressOf)
  .filter((address) => !ALIASES.includes(address));

/** The pages of each template, and the example that is checked in every theme and width. */
const TEMPLATES = [
  { pages: projects.map(({ link }) => link), example: project.link },
  { pages: posts.map(postPath), example: posts[0] && postPath(posts[0]) },
  ...["/portfolio", "/blog"].map((example) => ({
    pages: PAGES.filter((address) => address.startsWith(`${example}/category/`)).concat(example),
    example,
  })),
  ...["standard", "showcase"].map((layout) => {
    const pages = services.filter((service) => service.layout === layout).map(({ link }) => link);
    return { pages, example: pages[0] };
  }),
];

/** Returns whether a page is the example of its template or has no template. */
export function isExample(address: string): boolean {
  const template = TEMPLATES.find(({ pages }) => pages.includes(address));
  return template === undefined || template.example === address;
}

/** Pages that stand for the other pages of their template, one for each template. */
const SECONDS = TEMPLATES.map(({ pages, example }) => pages.find((address) => address !== example));

/** Returns whether `npm test` checks a page: the example of its template, or one further page. */
export const isSampled = (address: string) => isExample(address) || SECONDS.includes(address);

/** Returns the strings that occur more than once. */
export function repeated(texts: string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

/** Returns the HTTP status of the page. */
function statusOf(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () => (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.responseStatus,
  );
}

/** Scrolls through the page, so that all lazy content loads. */
function walkThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(done));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Returns how many px the page is wider than the window, without clipping. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.querySelector("main")?.style.setProperty("overflow-x", "visible");
    window.scrollTo({ left: 10_000, behavior: "instant" });
    const reached = window.scrollX;
    window.scrollTo({ left: 0, behavior: "instant" });
    return reached;
  });
}

/** Returns the sections of home that are narrower than half of the window. */
function squeezedSections(page: Page): Promise<string[]> {
  return page.locator("[data-lazy]").evaluateAll((all) => {
    const squeezed = all.filter((box) => box.clientWidth < innerWidth / 2);
    return squeezed.map((box) => box.getAttribute("data-lazy") ?? "");
  });
}

/** Returns the text of each fitted headline that wraps. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator(".fit-line").evaluateAll((lines) =>
    lines.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => {
        const words = node instanceof Text ? [...node.data.matchAll(/\S+/g)] : [];
        const broken = words.filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        });
        return broken.map(([word]) => word);
      }),
    ),
  );
}

/** Checks heading levels, landmarks, unique names and the canonical URL. */
async function checkStructure(page: Page, address: string): Promise<void> {
  const found = await page.evaluate(() => ({
    levels: [...document.querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(({ tagName }) =>
      Number(tagName[1]),
    ),
    canonical: document.querySelector<HTMLLinkElement>("link[rel='canonical']")?.href ?? null,
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    isUnlisted: document.querySelector("meta[name='robots'][content*='noindex']") !== null,
  }));
  const { levels, canonical, ids, isUnlisted } = found;
  expect.soft(repeated(ids), "duplicate ids").toEqual([]);
  expect.soft(levels[0], "the first heading").toBe(1);
  expect.soft(levels.filter((level) => level === 1).length, "headings of level 1").toBe(1);
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect.soft(skipped, "skipped levels").toEqual([]);
  for (const role of ["banner", "main", "contentinfo"] as const)
    expect.soft(await page.getByRole(role).count(), role).toBe(1);
  if (isMissing(address) || isUnlisted) expect.soft(canonical, "canonical address").toBe(null);
  else expect.soft(new URL(canonical ?? "about:blank").pathname, "canonical address").toBe(address);
}

/** Checks the print layout of case studies and posts. */
async function checkPaper(page: Page, address: string): Promise<void> {
  const project = projects.find(({ link }) => link === address);
  const post = posts.find((candidate) => postPath(candidate) === address);
  if (project) await checkLeaflet(page, project);
  if (post) await checkPrintedPost(page, post);
}

async function checkLooks(page: Page, what: string, about?: "colors"): Promise<void> {
  expect.soft(await axeViolations(page, about), what).toEqual([]);
  expect.soft(await headerContrast(page), `${what}, header`).toEqual([]);
}

/**
 * Checks a page. Examples of templates, and pages without a template, are checked in both themes and at two widths.
 * Other pages differ from the examples only in content, so only their structure and width are checked, without scripts.
 */
export async function checkPage(view: View, address: string): Promise<void> {
  const page = await view(address, {
    allow: isMissing(address) ? [/404/] : [],
    javaScript: isExample(address),
  });
  expect.soft(await statusOf(page)).toBe(isMissing(address) ? 404 : 200);
  await checkPaper(page, address);
  await checkStructure(page, address);
  if (isExample(address)) await checkExample(page);
  for (const width of isExample(address) ? [1280, 390, 320] : [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await brokenWords(page), `words of headlines broken at ${width} px`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
    if (isExample(address)) expect.soft(await unmirrored(page), `not mirrored at ${width} px`).toEqual([]);
  }
}

/** Checks an example's contrasts and accessibility in both themes, and its layout with large text. */
async function checkExample(page: Page): Promise<void> {
  await walkThrough(page);
  expect.soft(await squeezedSections(page), "squeezed at 1280 px").toEqual([]);
  await checkLooks(page, "light, 1280");
  await setTextSize(page, "200%");
  expect.soft(await sidewaysScroll(page), "sideways scroll at 1280 px, text of twice the size").toBe(0);
  await setTextSize(page, "");
  await page.emulateMedia({ colorScheme: "dark" });
  if (isThorough) await checkLooks(page, "dark, 1280", "colors");
  await page.setViewportSize({ width: 390, height: 844 });
  await checkLooks(page, "dark, 390");
  await page.emulateMedia({ colorScheme: "light" });
  if (isThorough) await checkLooks(page, "light, 390", "colors");
}
