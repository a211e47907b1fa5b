import { describe, expect, test } from "vitest";
import { knownPaths } from "../../app/content/addresses/known-paths.server.ts";
import { readContent } from "../../app/content/read-content.server.ts";
import { agencyFolder } from "../../server/folders.ts";
import {
  addressOf,
  builtFiles,
  elementsOf,
  initialScripts,
  readBuilt,
  requestsOf,
  sentSize,
  urlsOf,
} from "../built-pages.ts";

const KB = 1000;
/** The most CSS before the first paint, in bytes: 14.1 kB for posts on 2026-11-28, plus a tenth. */
const MOST_STYLE = 15.4 * KB;
/**
 * The most JavaScript before any interaction, in bytes. On 2026-11-23 it was 109.8 kB. Each further 10 kB blocks a slow
 * phone for 10 ms.
 */
const MOST_SCRIPT = 120 * KB;
/**
 * The most for a page with its CSS and JavaScript, in bytes. On 2026-11-28 it was 128 kB. Fonts and pictures are the
 * agency's choice.
 */
const MOST_PAGE = 155 * KB;

/** The beginnings of all inline scripts. The server's Content Security Policy allows these scripts by hash. */
const INLINE_SCRIPTS = [
  /^window\.__reactRouterContext ?= ?/, // the router's settings
  /^window\.__reactRouterContext\.streamController\./, // the page's data for the router
  /^const load=/, // starts hydration on the first touch or when idle (app/layout/boot)
];
const FOREIGN = /^(?:https?:)?\/\//;
/** The minimum length of a sentence. Shorter strings may match code by chance. */
const SENTENCE = 40;

const pages = builtFiles(".html");
/** All scripts except the texts of the header, footer and 404 page (`virtual:site`, `virtual:notFound`). */
const scripts = builtFiles(".js").filter((file) => !/\/(?:site|missing)-/.test(file));
const sum = (paths: string[]) => paths.reduce((total, path) => total + sentSize(path), 0);

/** Returns the findings of `check` on every page, such as "/about: finding". */
function findings(check: (html: string, address: string) => string[]): string[] {
  return pages.flatMap((file) =>
    check(readBuilt(file), addressOf(file)).map((finding) => `${addressOf(file)}: ${finding}`),
  );
}

const sheetsIn = (html: string) =>
  elementsOf(html)
    // Print-only CSS does not block the first paint.
    .filter(({ attributes }) => attributes.get("rel") === "stylesheet" && attributes.get("media") !== "print")
    // The router marks CSS shared by lazy components with an empty fragment.
    .map(({ attributes }) => (attributes.get("href") ?? "").replace(/#$/, ""));
const headOf = (html: string) => html.slice(0, html.indexOf("</head>"));

/** Returns the pages that are larger than `most` bytes, with their sizes. */
const tooLarge = (most: number, sizeOf: (html: string, file: string) => number) =>
  pages
    .map((file) => [addressOf(file), sizeOf(readBuilt(file), file)])
    .filter(([, size]) => !(Number(size) <= most));

describe("every built page", { timeout: 120_000 }, () => {
  test(`needs at most ${MOST_STYLE / KB} kB of CSS for its first paint`, () => {
    expect(tooLarge(MOST_STYLE, (html) => sum(sheetsIn(headOf(html))))).toEqual([]);
    // If there is no CSS at all, this test misreads the page.
    expect(findings((html) => (sheetsIn(headOf(html)).length === 0 ? ["no sheet"] : []))).toEqual([]);
    expect(findings((html) => html.match(/<style\b/g) ?? [])).toEqual([]);
  });
  test(`loads at most ${MOST_SCRIPT / KB} kB of JavaScript before any interaction`, () => {
    expect(tooLarge(MOST_SCRIPT, (html) => sum(initialScripts(html)))).toEqual([]);
    // If there are no more than three scripts, this test misreads the page: router, React and page alone are as
    // many.
    expect(findings((html) => (initialScripts(html).length > 3 ? [] : ["too few scripts"]))).toEqual([]);
  });
  test(`is at most ${MOST_PAGE / KB} kB with CSS and JavaScript`, () => {
    const parts = (html: string) => [...sheetsIn(headOf(html)), ...initialScripts(html)];
    expect(tooLarge(MOST_PAGE, (html, file) => sum([file, ...parts(html)]))).toEqual([]);
  });
  test("loads no CSS with layers after the first paint, because Chromium would lay out the page again", () => {
    const first = new Set(pages.flatMap((file) => sheetsIn(headOf(readBuilt(file)))));
    const later = builtFiles(".css").filter((file) => !first.has(`/${file}`));
    // Two files are allowed: the toast library's CSS, and the site's CSS, which every page loads from the start.
    const isKnown = (file: string) => /\/(?:toaster|root)-/.test(file);
    const layered = later.filter((file) => readBuilt(file).includes("@layer") && !isKnown(file));
    expect(layered).toEqual([]);
  });
  test("requests nothing from other hosts", () => {
    expect(findings((html) => requestsOf(html).filter((address) => FOREIGN.test(address)))).toEqual([]);
  });
  test("has no inline style and no inline handler", () => {
    const isInline = (key: string) => key === "style" || key.startsWith("on");
    const inline = ({ name, attributes }: ReturnType<typeof elementsOf>[number]) =>
      [...attributes.keys()].flatMap((key) => (isInline(key) ? [`${name} ${key}`] : []));
    expect(findings((html) => elementsOf(html).flatMap(inline))).toEqual([]);
  });
  test("runs only known inline scripts", () => {
    const found = findings((html) =>
      elementsOf(html)
        .filter(({ name, attributes }) => name === "script" && !attributes.has("src") && runs(attributes))
        .filter(({ content }) => !INLINE_SCRIPTS.some((known) => known.test(content.trim())))
        .map(({ content }) => content.slice(0, 80)),
    );
    expect(found).toEqual([]);
  });
});

/** Returns whether the browser runs a script of this type. It does not run JSON-LD. */
function runs(attributes: Map<string, string>): boolean {
  return /^$|module|javascript/.test(attributes.get("type") ?? "");
}

describe("the build", { timeout: 120_000 }, () => {
  test("has a page for every URL of the content", () => {
    const addresses = pages.map(addressOf);
    expect(addresses).toEqual(expect.arrayContaining([...knownPaths(readContent(agencyFolder(), true))]));
  });
  test("has CSS files that request nothing from other hosts", () => {
    const urls = builtFiles(".css").flatMap((file) => urlsOf(readBuilt(file)));
    expect(urls.filter((url) => FOREIGN.test(url))).toEqual([]);
  });
  test("has no page that preloads a film", () => {
    const asked = findings((html) => {
      const films = elementsOf(html).filter(({ name }) => name === "video");
      const loaded = films.filter(({ attributes }) => attributes.get("preload") !== "none");
      return loaded.map(({ attributes }) => attributes.get("src") ?? "a film");
    });
    expect(asked).toEqual([]);
  });
  test("contains no sentence of the content in its JavaScript", () => {
    const code = scripts.map(readBuilt).join("\n");
    const found = sentencesOfContent().filter((sentence) => code.includes(sentence));
    expect(found).toEqual([]);
  });
});

/** Returns every sentence of the content as pages show it. Splits long text into paragraphs. */
function sentencesOfContent(): string[] {
  const { pictures: _alternatives, words: _interface, ...written } = readContent(agencyFolder(), true);
  const sentences: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") {
      const parts = value.split(/\n+/).filter((part) => part.length >= SENTENCE && !part.startsWith("/"));
      sentences.push(...parts);
    } else if (value !== null && typeof value === "object") Object.values(value).forEach(collect);
  };
  collect({ ...written, mark: undefined });
  expect(sentences.length).toBeGreaterThan(100);
  return sentences;
}
