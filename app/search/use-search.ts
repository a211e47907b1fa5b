import { useEffect, useState } from "react";
import type { SearchHead } from "../content/search/search-index.server";
import { find, type Hit } from "./engine";
import { fetchedFiles, type SearchFiles } from "./search-files";

/** The state of a search. `hits` belong to `query`, which may be older than what is typed. */
export type Search = {
  files: SearchFiles;
  head: SearchHead | undefined;
  query: string;
  hits: Hit[];
  isFailed: boolean;
  /** Whether the answer to what is typed is still on its way. */
  isWaiting: boolean;
  retry: () => void;
};

/** The files by the address of their head: all searches of a visit share them. */
const filesOf = new Map<string, SearchFiles>();

function filesAt(headAddress: string): SearchFiles {
  const files = filesOf.get(headAddress) ?? fetchedFiles(headAddress);
  filesOf.set(headAddress, files);
  return files;
}

/**
 * Searches for what is typed; an answer that a newer query has overtaken is dropped.
 * @param headAddress the first file of the search (`searchFilePath("head")`).
 */
export function useSearch(headAddress: string, typed: string): Search {
  const files = filesAt(headAddress);
  const [head, setHead] = useState<SearchHead>();
  const [answer, setAnswer] = useState<{ query: string; hits: Hit[] }>({ query: "", hits: [] });
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same search again.
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
