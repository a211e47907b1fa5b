import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { getContent } from "../app/content/content.server.ts";
import type { Words } from "../app/words/words.ts";

const ENGLISH = resolve("app/words/en");

/** Replaces the interface texts in app/words/en with those of the agency's words.yaml. */
export function interfaceWords(): Plugin {
  return {
    name: "interface-words",
    load(id) {
      if (dirname(id) !== ENGLISH) return undefined;
      const place = basename(id, ".ts") as keyof Words;
      return `export const ${place} = ${JSON.stringify(getContent().words[place])};`;
    },
  };
}
