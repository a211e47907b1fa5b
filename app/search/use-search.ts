import { useEffect, useState } from "react";
import type { SearchHead } from "../content/search/search-index.server";
import { find, type Hit } from "./engine";
import { fetchedFiles, type SearchFiles } from "./search-files";

/** The state of a search. `hits` belong to `query`, which may be older than the typed text. */
export type Search = {
  files: SearchFiles;
  head: SearchHead | undefined;
  query: string;
  hits: Hit[];
  isFailed: boolean;
  isWaiting: boolean;
  retry: () => void;
};

/** Files shared by all searches of a visit. */
let fetched: SearchFiles | undefined;

/** Searches for the typed query and drops results of older queries. @param headAddress `searchFilePath("head")` */
export function useSearch(headAddress: string, typed: string): Search {
  fetched ??= fetchedFiles(headAddress);
  const files = fetched;
  const [head, setHead] = useState<SearchHead>();
  const [answer, setAnswer] = useState<{ query: string; hits: Hit[] }>({ query: "", hits: [] });
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs the same search again.
  useEffect(() => {
    let isOvertaken = false;
    const search = async () => {
      try {
        const found = find(files, query);
        setHead(await files.head());
        const hits = await found;
        if (isOvertaken) return;
        setAnswer({ query, hits });
        setIsFailed(false);
      } catch (error) {
        if (isOvertaken) return;
        console.warn(error instanceof Error ? error.message : error);
        setIsFailed(true);
      }
    };
    void search();
    return () => {
      isOvertaken = true;
    };
  }, [files, query, attempt]);
  return {
    files,
    head,
    ...answer,
    isFailed,
    isWaiting: answer.query !== query,
    retry: () => setAttempt(attempt + 1),
  };
}
