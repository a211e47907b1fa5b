import { createContext, useContext } from "react";
import { ApiError } from "../api";
import { bn } from "./bn";
import { en, type Words } from "./en";

export type { Words };

/** @param language a BCP 47 tag; English where the desk has no words */
export function wordsFor(language: string): Words {
  return language.split("-")[0] === "bn" ? bn : en;
}

/** What went wrong, for the person whose click it was. */
export function problemText({ problem }: Words, error: unknown): string {
  const isUnreached = error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
  if (isUnreached) return problem.unreached;
  const { message } = error as Error;
  return problem.failed(problem.known[message] ?? message);
}

/** What a row of the log says of its deed; a role, which stands at the end, by its word. */
export function logDetail({ people }: Words, { did, detail }: { did: string; detail: string }): string {
  if (did !== "role" && did !== "invite") return detail;
  return detail.replace(/(owner|editor|reader)(?=\)?$)/, (role) => people.roles[role as "owner"]);
}

export const WordsContext = createContext<Words>(en);

/** The words of the page's language. */
export const useWords = () => useContext(WordsContext);
