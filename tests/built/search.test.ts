import { describe, expect, test } from "vitest";
import { searchIndex } from "../../app/content/search/search-index.server.ts";
import { builtFiles, initialScripts, readBuilt, sentSize, withImports } from "../built-pages.ts";

/** What the first search may cost, all files of words included, in bytes. */
const MOST = 45_000;
/** What one word may cost, and what the text of one result. */
const [MOST_WORDS, MOST_TEXT] = [6000, 8000];

const index = builtFiles(".json").filter((file) => file.startsWith("assets/search-"));
const named = (kind: string) => index.filter((file) => file.includes(`-${kind}`));
const panel = builtFiles(".js").filter((file) => /assets\/panel-/.test(file));

/** The scripts that a search needs besides those that every page has. */
function ownScripts(): string[] {
  const page = new Set(initialScripts(readBuilt("index.html")));
  const all = new Set<string>();
  for (const file of panel) withImports(`/${file}`, all);
  return [...all].filter((file) => !page.has(file));
}

/** The style sheets that the page's own code fetches with the panel. */
function ownSheets(): string[] {
  return builtFiles(".css").filter((file) => readBuilt(file).includes("_passage_"));
}

describe("the built search", () => {
  test("is the index of this content, each file with a hash of it in its name", () => {
    const { version, files } = searchIndex();
    const wanted = [...files.keys()].map((name) => `assets/search-${version}-${name}.json`);
    expect(index).toEqual(wanted.toSorted());
    for (const [name, content] of files)
      expect(JSON.parse(readBuilt(`assets/search-${version}-${name}.json`))).toEqual(content);
  });
  test(`costs at most ${MOST / 1000} kB: code, styles, cards and all words`, () => {
    const scripts = ownScripts();
    expect([panel.length, scripts.length > 1, ownSheets().length]).toEqual([1, true, 1]);
    const paths = [...scripts, ...ownSheets(), ...named("head"), ...named("cards"), ...named("words")];
    expect(paths.reduce((sum, path) => sum + sentSize(path), 0)).toBeLessThan(MOST);
  });
  test("grows by files: a word and a result cost little, whatever the number of pages", () => {
    expect(named("words").filter((file) => sentSize(file) > MOST_WORDS)).toEqual([]);
    expect(named("text").filter((file) => sentSize(file) > MOST_TEXT)).toEqual([]);
  });
  test("is no part of any page's first load", () => {
    const own = new Set(ownScripts());
    const among = builtFiles(".html").filter((file) =>
      initialScripts(readBuilt(file)).some((one) => own.has(one)),
    );
    expect(among).toEqual([]);
  });
  test("its page is kept out of search engines", () => {
    expect(readBuilt("search/index.html")).toMatch(/<meta name="robots" content="noindex"/);
    expect(readBuilt("sitemap.xml")).not.toContain("/search<");
  });
});
