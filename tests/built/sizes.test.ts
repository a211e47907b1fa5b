import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agencyFolder } from "../../app/content/read/agency-folder.server.ts";
import { knownPaths } from "../../app/content/read/known-paths.server.ts";
import { readContent } from "../../app/content/read/read-content.server.ts";
import {
  addressOf,
  builtFiles,
  CLIENT,
  elementsOf,
  initialScripts,
  readBuilt,
  sentSize,
} from "../built-pages.ts";

const KB = 1000;
const MOST_SCRIPT = 110 * KB;
/** The part of it that is the same on every page: 103.4 kB before search, brief, counts and fetching ahead came. */
const MOST_SHARED = 104.4 * KB;
/** Style sheets in the head: the first paint waits for them. */
const MOST_STYLE = 14 * KB;
/** These, and the sheet that stands before the footer (app/layout/later.css). */
const MOST_STYLE_IN_ALL = 18 * KB;
const MOST_SHEETS = 6;
const MOST_FILM = 350 * KB;
/** What a server sends at once, before the first answer: ten packets. One more costs a slow phone 150 ms. */
const MOST_HTML = 14.6 * KB;
/** The site's comes with the page; only the toasts' sheet comes later and has a layer: it is the library's. */
const LAYERED = /^(?:root|toaster)-/;

/** Every inline script that runs, by its beginning; the server's policy allows them by their hashes. */
const INLINE_SCRIPTS = [
  /^window\.__reactRouterContext ?= ?/, // how the site was built, for the router
  /^\{\s*const chosen=/, // filters a list by the address before it is painted (app/sections/early-filter.tsx)
  /^\{\s*const wanted=/, // leads from a filter in the address to the page of the category (app/sections/early-category.tsx)
  /^const build=/, // starts hydration on the first touch or when idle (app/layout/starter)
];
const REQUESTED_LINKS = /stylesheet|preload|prefetch|preconnect|icon|manifest/;
const FOREIGN = /^(?:https?:)?\/\//;
/** Shorter words may stand in the code by chance. */
const SENTENCE = 40;

const pages = builtFiles(".html");
const scripts = builtFiles(".js");
const sum = (paths: string[]) => paths.reduce((total, path) => total + sentSize(path), 0);

/** Everything that a page asks for by itself: not its links to other pages. */
function requestsOf(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes, content }) => {
    const isRequested =
      name !== "a" && (name !== "link" || REQUESTED_LINKS.test(attributes.get("rel") ?? ""));
    const address = isRequested
      ? [attributes.get("href"), attributes.get("src"), attributes.get("poster")]
      : [];
    const sets = [attributes.get("srcset"), attributes.get("imagesrcset")].flatMap(
      (set) => set?.split(/,\s+/) ?? [],
    );
    const inStyle = name === "style" ? urlsOf(content) : [];
    return [...address, ...sets, ...inStyle].filter((value) => value !== undefined);
  });
}

const urlsOf = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? "");

/** What `check` finds on each page, as "/about: finding"; a sound build gives an empty list. */
function findings(check: (html: string, address: string) => string[]): string[] {
  return pages.flatMap((file) =>
    check(readBuilt(file), addressOf(file)).map((finding) => `${addressOf(file)}: ${finding}`),
  );
}

const sheetsIn = (html: string) =>
  elementsOf(html)
    .filter(({ attributes }) => attributes.get("rel") === "stylesheet")
    // The router marks a sheet that lazy parts share by an empty fragment.
    .map(({ attributes }) => (attributes.get("href") ?? "").replace(/#$/, ""));

const tooBig = (paths: string[], most: number) =>
  sum(paths) > most ? [`${sum(paths)} bytes, ${paths}`] : [];

describe("every built page", { timeout: 120_000 }, () => {
  test(`loads at most ${MOST_SCRIPT / KB} kB of JavaScript before it is touched`, () => {
    const found = findings((html) => {
      const initial = initialScripts(html);
      // The router, React and the page itself: fewer mean that this test no longer understands the page.
      return initial.length > 3 ? tooBig(initial, MOST_SCRIPT) : [`only ${initial.length} scripts found`];
    });
    expect(found).toEqual([]);
  });
  test(`shares at most ${MOST_SHARED / KB} kB of it with all others`, () => {
    const [first = [], ...others] = pages.map((file) => initialScripts(readBuilt(file)));
    const shared = first.filter((script) => others.every((scripts) => scripts.includes(script)));
    // React is most of it: less means that the parts are no longer shared.
    expect(sum(shared)).toBeGreaterThan(90 * KB);
    expect(tooBig(shared, MOST_SHARED)).toEqual([]);
  });
  test(`is painted after at most ${MOST_STYLE / KB} kB of CSS and loads ${MOST_STYLE_IN_ALL / KB}, from at most ${MOST_SHEETS} sheets`, () => {
    const found = findings((html) => {
      const elements = elementsOf(html);
      const inHead = sheetsIn(html.slice(0, html.indexOf("</head>")));
      const sheets = sheetsIn(html);
      if (inHead.length === 0 || elements.some(({ name }) => name === "style"))
        return ["its styles do not come from style sheets"];
      const parts = sheets.map((sheet) => `${sheet} ${sentSize(sheet)}`).join(", ");
      return [
        ...(sum(inHead) > MOST_STYLE ? [`painted after ${sum(inHead)} bytes: ${parts}`] : []),
        ...(sum(sheets) > MOST_STYLE_IN_ALL ? [`${sum(sheets)} bytes: ${parts}`] : []),
        ...(sheets.length > MOST_SHEETS ? [`${sheets.length} sheets: ${parts}`] : []),
      ];
    });
    expect(found).toEqual([]);
  });
  test(`is sent at once: at most ${MOST_HTML / KB} kB of HTML`, () => {
    const sent = pages.map((file) => [addressOf(file), sentSize(file)] as const);
    expect(sent.filter(([, size]) => size > MOST_HTML)).toEqual([]);
  });
  test("has no later sheet with layers, which would lay out the whole page anew", () => {
    const sheets = builtFiles(".css").filter((path) => readBuilt(path).includes("@layer"));
    expect(sheets.map((path) => path.split("/").at(-1)).filter((name) => !LAYERED.test(name ?? ""))).toEqual(
      [],
    );
  });
  test("asks no other host for anything", () => {
    expect(findings((html) => requestsOf(html).filter((address) => FOREIGN.test(address)))).toEqual([]);
  });
  test("has no inline style and no inline handler", () => {
    const found = findings((html) =>
      elementsOf(html).flatMap(({ name, attributes }) =>
        [...attributes.keys()]
          .filter((key) => key === "style" || key.startsWith("on"))
          .map((key) => `${name} ${key}`),
      ),
    );
    expect(found).toEqual([]);
  });
  test("runs no inline script but the known ones", () => {
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
  test("has a page at every address that the content has", () => {
    const addresses = pages.map(addressOf);
    expect(addresses).toEqual(expect.arrayContaining([...knownPaths(readContent(agencyFolder(), true))]));
  });
  test("style sheets ask no other host for anything", () => {
    const urls = builtFiles(".css").flatMap((file) => urlsOf(readBuilt(file)));
    expect(urls.filter((url) => FOREIGN.test(url))).toEqual([]);
  });
  test(`no film weighs more than ${MOST_FILM / KB} kB, and no page asks for one by itself`, () => {
    const heavy = builtFiles(".webm").filter((file) => statSync(join(CLIENT, file)).size > MOST_FILM);
    const asked = findings((html) =>
      elementsOf(html)
        .filter(({ name, attributes }) => name === "video" && !/^none$/.test(attributes.get("preload") ?? ""))
        .map(({ attributes }) => `${attributes.get("src")} is loaded with the page`),
    );
    expect([...heavy, ...asked]).toEqual([]);
  });
  test("JavaScript does not grow with content: no sentence of the agency's is in it", () => {
    const code = scripts.map(readBuilt).join("\n");
    const found = sentencesOfContent().filter((sentence) => code.includes(sentence));
    expect(found).toEqual([]);
  });
});

/** Every text of the content that is a sentence, as pages show it; long texts in paragraphs. */
function sentencesOfContent(): string[] {
  const { pictures: _alternatives, ...written } = readContent(agencyFolder(), true);
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
