import { describe, expect, test } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import { searchIndex } from "../../../app/content/search/search-index.server.ts";
import { searchPages } from "../../../app/content/search/search-pages.server.ts";
import { find, queryWords } from "../../../app/search/engine.ts";
import { searchFiles } from "../../../app/search/search-files.ts";
import { normalizeWord, tokenize } from "../../../supabase/search-words.ts";

const files = searchFiles(async (name) => searchIndex(getContent()).files.get(name) ?? "");
const paths = async (query: string) => (await find(files, query)).map(({ card }) => card.path);
const { projects, posts, services } = getContent();

const isLong = (word: string) => /^\p{Script=Latin}{6,}$/u.test(word);
const isRare = (word: string) =>
  projects.filter(({ title }) => tokenize(title).some((other) => other.word === word)).length === 1;

describe("the search", () => {
  test("finds every page by its title, among the first three results", async () => {
    const lost: string[] = [];
    for (const { card } of searchPages(getContent())) {
      const first = (await paths(card.title)).slice(0, 3);
      if (!first.includes(card.path)) lost.push(`${card.path}: ${first}`);
    }
    expect(lost).toEqual([]);
  });
  test("includes every service, project and post", () => {
    const works = [...services, ...projects].map(({ link }) => link);
    const wanted = [...works, ...posts.map(({ slug }) => `/blog/${slug}`)];
    expect(searchPages(getContent()).map(({ card }) => card.path)).toEqual(expect.arrayContaining(wanted));
  });
  const [typo] = projects.flatMap(({ title, link }) =>
    tokenize(title).flatMap(({ word }) => (isLong(word) && isRare(word) ? [{ word, link }] : [])),
  );
  test.runIf(typo)("forgives one wrong letter or two swapped letters in a long word", async () => {
    const { word = "", link } = typo ?? {};
    const swapped = word.slice(0, 3) + word[4] + word[3] + word.slice(5);
    expect((await paths(swapped)).slice(0, 5)).toContain(link);
    expect((await paths(`q${word.slice(1)}`)).slice(0, 5)).toContain(link);
  });
  test("forgives two swapped neighbouring letters, even in a short word", async () => {
    const lost: string[] = [];
    for (const { title, link } of projects) {
      for (const { word } of tokenize(title).filter(({ word }) => /^[a-z]{5,7}$/.test(word))) {
        const swapped = word.slice(0, 2) + word[3] + word[2] + word.slice(4);
        if (!(await paths(swapped)).includes(link)) lost.push(`${swapped}: ${link}`);
      }
    }
    expect(lost).toEqual([]);
  });
  test("finds nothing for an empty query or nonsense", async () => {
    expect([await paths(""), await paths("  ?! "), await paths("zzqqxxjjww")]).toEqual([[], [], []]);
  });
  test('ignores small words such as "the", unless the query has no other words', () => {
    expect(queryWords("the Lamp of a House", ["the", "of", "a"])).toEqual(["lamp", "house"]);
    expect(queryWords("the of", ["the", "of"])).toEqual(["the", "of"]);
  });
  test("ignores case, accents of Latin letters, and the possessive of a word", () => {
    const words = ["Café", "Ōsaka's", "মেঘনা", "১৯৯৬", "র‍্যাক", "don’t"];
    expect(words.map(normalizeWord).join()).toBe("cafe,osaka,মেঘনা,1996,র্যাক,dont");
  });
});
