import { describe, expect, test } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { searchIndex } from "../../app/content/search/search-index.server.ts";
import { builtFiles, initialScripts, readBuilt, sentSize, withImports } from "../built-pages.ts";

/** The most bytes for the first search with the full index, and for the text of one result. */
const [MOST, MOST_TEXT] = [65_000, 8000];

const index = builtFiles(".json").filter((file) => file.startsWith("assets/search-"));
const named = (kind: string) => index.filter((file) => file.includes(`-${kind}`));
const panel = builtFiles(".js").filter((file) => /assets\/panel-/.test(file));

/** Returns the scripts that are loaded only for search. */
function ownScripts(): string[] {
  const page = new Set(initialScripts(readBuilt("index.html")));
  const all = new Set<string>();
  for (const file of panel) withImports(`/${file}`, all);
  return [...all].filter((file) => !page.has(file));
}

/** Returns the CSS files of the search panel and its results. */
function ownSheets(): string[] {
  return builtFiles(".css").filter((file) => /assets\/(?:panel|use-search)-/.test(file));
}

describe("the built search", () => {
  test("indexes this agency's content, in files named by their hash", () => {
    const { version, files } = searchIndex(getContent());
    const wanted = [...files.keys()].map((name) => `assets/search-${version}-${name}.json`);
    expect(index).toEqual(wanted.toSorted());
    for (const [name, json] of files) expect(readBuilt(`assets/search-${version}-${name}.json`)).toBe(json);
  });
  test(`loads at most ${MOST / 1000} kB for the first search: code, styles and the index`, () => {
    const scripts = ownScripts();
    expect([panel.length, scripts.length > 1, ownSheets().length]).toEqual([1, true, 2]);
    const paths = [...scripts, ...ownSheets(), ...named("head"), ...named("index")];
    expect(paths.reduce((sum, path) => sum + sentSize(path), 0)).toBeLessThan(MOST);
  });
  test("loads only a small file for the text of a result", () => {
    expect(named("text").filter((file) => sentSize(file) > MOST_TEXT)).toEqual([]);
  });
  test("is not loaded by any page until it is used", () => {
    const scripts = new Set(ownScripts());
    for (const file of builtFiles(".html")) {
      const found = initialScripts(readBuilt(file)).filter((script) => scripts.has(script));
      expect.soft(found, file).toEqual([]);
    }
  });
  test("has a page that search engines do not index", () => {
    expect(readBuilt("search/index.html")).toMatch(/<meta name="robots" content="noindex"/);
    expect(readBuilt("sitemap.xml")).not.toContain("/search<");
  });
});
