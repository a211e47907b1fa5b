import { createContext, useContext } from "react";
import { bn } from "./bn";
import { en, type Words } from "./en";

export type { Words };

/** @param language a BCP 47 tag; English where the desk has no words */
export function wordsFor(language: string): Words {
  return language.split("-")[0] === "bn" ? bn : en;
}

export const WordsContext = createContext<Words>(en);

/** The words of the page's language. */
export const useWords = () => useContext(WordsContext);
