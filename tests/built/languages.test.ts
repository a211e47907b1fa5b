import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { canonicalPaths } from "../../app/content/addresses/known-paths.server.ts";
import { listOf } from "../../app/content/addresses/paging.server.ts";
import { contentIn, getContent } from "../../app/content/content.server.ts";
import { CLIENT, elementsOf, readBuilt } from "../built-pages.ts";
import { attributesOf, headOf } from "../built-text.ts";

const { site, projects } = getContent();
const translations = site.allLanguages.slice(1);
const fileAt = (prefix: string, path: string) => join(prefix, path, "index.html");

/** Returns the page's links to other languages (`hreflang`), by language. */
function alternatesOf(html: string): Map<string, string> {
  const links = elementsOf(html).filter(
    ({ name, attributes }) => name === "link" && attributes.has("hreflang"),
  );
  return new Map(
    links.map(({ attributes }) => [attributes.get("hreflang") ?? "", attributes.get("href") ?? ""]),
  );
}
const attributeOf = (html: string, element: string, attribute: string) =>
  attributesOf(html, element, attribute)[0];
const canonicalOf = (html: string) => headOf(html).canonical;

/** Returns the text in a page's body, except the text of elements with another `lang`. */
function textsOf(html: string, language: string): string[] {
  const body = html
    .slice(html.indexOf("<body"))
    .replace(/<(script|style|svg|pre|noscript)\b[\s\S]*?<\/\1>/g, "");
  const open: { name: string; lang: string }[] = [];
  return [...body.matchAll(/<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/g)].flatMap((match) => {
    const [, isEnd, name = "", attributes = "", isEmpty, text] = match;
    const lang = open.at(-1)?.lang ?? language;
    if (text !== undefined) return lang === language && text.trim() !== "" ? [text.trim()] : [];
    if (isEnd) open.splice(open.findLastIndex((element) => element.name === name));
    else if (!isEmpty && !/^(?:img|br|input|link|meta|hr|source|wbr)$/.test(name))
      open.push({ name, lang: /\blang="([^"]+)"/.exec(attributes)?.[1] ?? lang });
    return [];
  });
}

/** Matches a phrase of three Latin words in a row. Names of tools are no phrase, because commas separate them. */
const PHRASE = /[A-Za-z]{2,} [A-Za-z]{2,} [a-z]{2,}/;
const isLatin = (tag: string) => new Intl.Locale(tag).maximize().script === "Latn";

test.runIf(translations.length === 0)(
  "a site with a single language contains no texts or links for other languages",
  () => {
    const html = readBuilt("index.html");
    expect(html).not.toContain("hreflang");
    expect(readBuilt("robots.txt").match(/Sitemap/g)).toHaveLength(1);
    const scripts = readdirSync(join(CLIENT, "assets")).filter((file) => file.endsWith(".js"));
    for (const file of scripts)
      expect.soft(readBuilt(join("assets", file)), file).not.toMatch(/hrefLang|"content-language"/);
  },
);

describe.each(translations)("the pages in $name", ({ tag, prefix, locale, dir }) => {
  const content = contentIn(tag);
  const paths = canonicalPaths(content);
  const isOwn = (path: string) => !content.untranslated.has(listOf(path) ?? path);

  test("cover every page of the original site; an untranslated page names the original page as canonical", () => {
    expect(paths).toEqual(canonicalPaths(getContent()));
    expect(paths.some(isOwn)).toBe(true);
    for (const path of paths) {
      const html = readBuilt(fileAt(prefix, path));
      expect.soft(attributeOf(html, "html", "lang"), path).toBe(tag);
      expect.soft(attributeOf(html, "html", "dir") ?? "ltr", path).toBe(dir);
      const at = isOwn(path) ? site.url + prefix + (path === "/" ? "" : path) : site.url + path;
      expect.soft(canonicalOf(html), path).toBe(at);
      // Each project has a second URL, which also needs a page.
      expect.soft(html.includes(`lang="${site.language}"`), path).toBe(true);
    }
    for (const { id } of projects)
      expect.soft(existsSync(join(CLIENT, fileAt(prefix, `/portfolio/${id}`)))).toBe(true);
  });

  test("link to every language and to a default as alternates", () => {
    for (const path of paths) {
      const [ours, theirs] = [readBuilt(fileAt(prefix, path)), readBuilt(fileAt("", path))].map(alternatesOf);
      expect.soft(ours, path).toEqual(theirs);
      expect.soft(ours?.has(tag), path).toBe(isOwn(path));
      if (!isOwn(path)) continue;
      expect.soft(ours?.get("x-default"), path).toBe(site.url + path);
      expect.soft(ours?.get(tag), path).toBe(canonicalOf(readBuilt(fileAt(prefix, path))));
    }
  });

  test("are listed in a sitemap of their own, which robots.txt names", () => {
    const sitemap = readBuilt(`${prefix}/sitemap.xml`);
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(listed).toEqual(paths.filter(isOwn).map((path) => canonicalOf(readBuilt(fileAt(prefix, path)))));
    expect(readBuilt("robots.txt")).toContain(`${site.url}${prefix}/sitemap.xml`);
  });

  test("include a manifest, feed, Markdown twin, search and 404 page in their language", () => {
    const manifest = JSON.parse(readBuilt(`${prefix}/site.webmanifest`));
    expect(manifest).toMatchObject({ lang: tag, start_url: prefix });
    expect(readBuilt(`${prefix}/llms.txt`)).toContain(content.pages.home.meta.description);
    expect(attributeOf(readBuilt(`${prefix}/404/index.html`), "html", "lang")).toBe(tag);
    const pages = readBuilt(`${prefix}/index.html`) + readBuilt(`${prefix}/404/index.html`);
    const head = /\/assets\/search-\w+-head\.json/.exec(pages);
    const files = readdirSync(join(CLIENT, prefix, "assets"));
    expect(head === null || files.includes(head[0].slice("/assets/".length))).toBe(true);
    const feed = JSON.parse(readBuilt(`${prefix}/feed.json`));
    const own = content.posts.filter(({ lang }) => lang === undefined);
    expect(feed).toMatchObject({ language: tag, home_page_url: `${site.url}${prefix}/blog` });
    expect(feed.items).toHaveLength(own.length);
    expect(readBuilt(`${prefix}/index.html`)).toContain(`content="${locale.replace("-", "_")}"`);
  });

  test("mark untranslated titles on the home page and in search with their language", () => {
    const home = readBuilt(`${prefix}/index.html`);
    const links = elementsOf(home).filter(({ name }) => name === "a");
    const index = readdirSync(join(CLIENT, prefix, "assets")).find((file) => /^search-.*-index/.test(file));
    const { storedFields } = JSON.parse(readBuilt(`${prefix}/assets/${index}`));
    const found: { card: { path: string; lang?: string } }[] = Object.values(storedFields);
    for (const { slug, lang } of content.posts) {
      const path = `/blog/${slug}`;
      expect.soft(found.find(({ card }) => card.path === path)?.card.lang, path).toBe(lang);
      const shown = links.filter(({ attributes }) => attributes.get("href") === prefix + path);
      for (const { attributes } of shown) expect.soft(attributes.get("lang"), path).toBe(lang);
    }
  });

  test.runIf(!isLatin(tag) && isLatin(site.language))(
    "contain no phrase in the original language that is not marked with its language",
    () => {
      const names = [...content.site.social, ...content.pages.home.techStack.tools].map(({ name }) => name);
      const known = [...names, ...projects.flatMap(({ technologies }) => technologies)];
      // A localised digit splits a name: of "GPT-৪o mini", only "mini" remains.
      const isKnown = (part: string) =>
        part === "" || known.some((name) => name === part || name.endsWith(` ${part}`));
      for (const path of paths) {
        // Ignore quotations, which keep their language.
        const phrases = textsOf(readBuilt(fileAt(prefix, path)), tag).filter((text) =>
          PHRASE.test(text.replace(/“[^”]*”/g, "")),
        );
        const stray = phrases.filter((text) => !text.split(/,| · /).every((part) => isKnown(part.trim())));
        expect.soft(stray, path).toEqual([]);
      }
    },
  );
});
