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
/** The style sheets in the head, which the first paint waits for: 14.1 kB for posts on 2026-11-28, and a tenth more. */
const MOST_STYLE = 15.4 * KB;
/** The scripts that a page loads before anybody touches it (109.8 kB): on a slow phone each further 10 kB block it for 10 ms. */
const MOST_SCRIPT = 120 * KB;
/** The page with both (128 kB); fonts and pictures are the agency's. */
const MOST_PAGE = 155 * KB;

/** Every inline script that runs, by its beginning; the server's policy allows them by their hashes. */
const INLINE_SCRIPTS = [
  /^window\.__reactRouterContext ?= ?/, // how the site was built, for the router
  /^window\.__reactRouterContext\.streamController\./, // the data of the page, for the router
  /^const load=/, // starts hydration on the first touch or when idle (app/layout/starter)
];
const FOREIGN = /^(?:https?:)?\/\//;
/** Shorter words may stand in the code by chance. */
const SENTENCE = 40;

const pages = builtFiles(".html");
/** All but the facts that header, footer and the missing page show (`virtual:site`, `virtual:notFound`). */
const scripts = builtFiles(".js").filter((file) => !/\/(?:site|missing)-/.test(file));
const sum = (paths: string[]) => paths.reduce((total, path) => total + sentSize(path), 0);

/** What `check` finds on each page, as "/about: finding"; a sound build gives an empty list. */
function findings(check: (html: string, address: string) => string[]): string[] {
  return pages.flatMap((file) =>
    check(readBuilt(file), addressOf(file)).map((finding) => `${addressOf(file)}: ${finding}`),
  );
}

const sheetsIn = (html: string) =>
  elementsOf(html)
    // Nothing waits for a sheet that is for paper alone.
    .filter(({ attributes }) => attributes.get("rel") === "stylesheet" && attributes.get("media") !== "print")
    // The router marks a sheet that lazy parts share by an empty fragment.
    .map(({ attributes }) => (attributes.get("href") ?? "").replace(/#$/, ""));
const headOf = (html: string) => html.slice(0, html.indexOf("</head>"));

/** Pages for which `sizeOf` is more than `most`, with their sizes in bytes. */
const tooLarge = (most: number, sizeOf: (html: string, file: string) => number) =>
  pages
    .map((file) => [addressOf(file), sizeOf(readBuilt(file), file)])
    .filter(([, size]) => !(Number(size) <= most));

describe("every built page", { timeout: 120_000 }, () => {
  test(`needs at most ${MOST_STYLE / KB} kB of CSS for its first paint`, () => {
    expect(tooLarge(MOST_STYLE, (html) => sum(sheetsIn(headOf(html))))).toEqual([]);
    // Else this test no longer understands the page.
    expect(findings((html) => (sheetsIn(headOf(html)).length === 0 ? ["no sheet"] : []))).toEqual([]);
    expect(findings((html) => html.match(/<style\b/g) ?? [])).toEqual([]);
  });
  test(`loads at most ${MOST_SCRIPT / KB} kB of JavaScript before any interaction`, () => {
    expect(tooLarge(MOST_SCRIPT, (html) => sum(initialScripts(html)))).toEqual([]);
    // The router, React and the page itself: fewer mean that this test no longer understands the page.
    expect(findings((html) => (initialScripts(html).length > 3 ? [] : ["too few scripts"]))).toEqual([]);
  });
  test(`is at most ${MOST_PAGE / KB} kB with CSS and JavaScript`, () => {
    const parts = (html: string) => [...sheetsIn(headOf(html)), ...initialScripts(html)];
    expect(tooLarge(MOST_PAGE, (html, file) => sum([file, ...parts(html)]))).toEqual([]);
  });
  test("loads no later stylesheet with layers, which would make Chromium lay out the page again", () => {
    const first = new Set(pages.flatMap((file) => sheetsIn(headOf(readBuilt(file)))));
    const later = builtFiles(".css").filter((file) => !first.has(`/${file}`));
    // The toasts' sheet is their library's; the site's is part of the first sheet of each page.
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

/** Whether a script's type is one that the browser executes; JSON-LD is not. */
function runs(attributes: Map<string, string>): boolean {
  return /^$|module|javascript/.test(attributes.get("type") ?? "");
}

describe("the build", { timeout: 120_000 }, () => {
  test("has a page at every address of the content", () => {
    const addresses = pages.map(addressOf);
    expect(addresses).toEqual(expect.arrayContaining([...knownPaths(readContent(agencyFolder(), true))]));
  });
  test("has stylesheets that request nothing from other hosts", () => {
    const urls = builtFiles(".css").flatMap((file) => urlsOf(readBuilt(file)));
    expect(urls.filter((url) => FOREIGN.test(url))).toEqual([]);
  });
  test("has no page that loads a film by itself", () => {
    const asked = findings((html) => {
      const films = elementsOf(html).filter(({ name }) => name === "video");
      const loaded = films.filter(({ attributes }) => attributes.get("preload") !== "none");
      return loaded.map(({ attributes }) => attributes.get("src") ?? "a film");
    });
    expect(asked).toEqual([]);
  });
  test("has no sentence of the content in its JavaScript", () => {
    const code = scripts.map(readBuilt).join("\n");
    const found = sentencesOfContent().filter((sentence) => code.includes(sentence));
    expect(found).toEqual([]);
  });
});

/** Every text of the content that is a sentence, as pages show it; long texts in paragraphs. */
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
