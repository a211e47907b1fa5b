import { useEffect, useState } from "react";
import type { SearchHead } from "../lib/search-terms";
import { find, type Hit } from "./engine";
import { type IndexFiles, indexFiles } from "./index-files";

/** Where a search stands. `hits` are those of `query`, which may be an earlier one than is being typed. */
export type Search = {
  files: IndexFiles;
  head: SearchHead | undefined;
  query: string;
  hits: Hit[];
  isFailed: boolean;
  /** Whether an answer to what is typed is still on its way. */
  isWaiting: boolean;
  retry: () => void;
};

/** The index is one for all searches of a visit. */
const indexes = new Map<string, IndexFiles>();

function indexAt(address: string): IndexFiles {
  const index = indexes.get(address) ?? indexFiles(address);
  indexes.set(address, index);
  return index;
}

/**
 * Searches for what is typed; an answer that a newer query has overtaken is dropped.
 * @param headAddress the first file of the index.
 */
export function useSearch(headAddress: string, typed: string): Search {
  const files = indexAt(headAddress);
  const [head, setHead] = useState<SearchHead>();
  const [answer, setAnswer] = useState<{ query: string; hits: Hit[] }>({ query: "", hits: [] });
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = typed.trim();
  // Talks to the network: the index comes in files.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same.
  useEffect(() => {
    let isOvertaken = false;
    const search = async () => {
      try {
        setHead(await files.head());
        const hits = await find(files, query);
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
