import type { IndexFiles } from "../app/search/index-files.ts";

/** The files of a search index from wherever a test has them. */
export function filesFrom(read: (name: string) => unknown): IndexFiles {
  const get = async <File>(name: string) => read(name) as File;
  return {
    head: () => get("head"),
    cards: (file) => get(`cards-${file}`),
    words: (file) => get(`words-${file}`),
    text: (page) => get(`text-${page}`),
  };
}
