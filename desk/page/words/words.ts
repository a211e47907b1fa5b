import { createContext, useContext } from "react";
import { isUnreachable } from "../api";
import { bn } from "./bn";
import { en, type Words } from "./en";

export type { Words };

/** Returns the texts in a language (a BCP 47 tag), or in English if the language is not supported. */
export function wordsFor(language: string): Words {
  return language.split("-")[0] === "bn" ? bn : en;
}

/** Returns the text that tells a person what went wrong. */
export function problemText({ problem }: Words, error: unknown): string {
  if (isUnreachable(error)) return problem.unreached;
  const { message } = error as Error;
  return problem.failed(problem.known[message] ?? message);
}

/** Returns the detail of a log row. Translates the role at the end of the detail. */
export function logDetail({ people }: Words, { did, detail }: { did: string; detail: string }): string {
  if (did !== "role" && did !== "invite") return detail;
  return detail.replace(/(owner|editor|reader)(?=\)?$)/, (role) => people.roles[role as "owner"]);
}

export const WordsContext = createContext<Words>(en);

/** Returns the interface texts in the page's language. */
export const useWords = () => useContext(WordsContext);
