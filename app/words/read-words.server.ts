import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Reading, readYaml } from "../content/files/read-files.server.ts";
import * as bn from "./bn.ts";
import * as en from "./en.ts";
import type { Words } from "./words.ts";

/** The words of the interface by language. */
const LANGUAGES: Readonly<Record<string, Words>> = { en, bn };

type Texts = { [name: string]: string | Texts };

/** What may overrule words: the same shape, every part of it optional, with every `[…]` of the original. */
function schemaOf(words: Texts): z.ZodType<Texts | undefined> {
  const fields = Object.entries(words).map(([name, value]) => [
    name,
    typeof value === "string" ? textLike(value).optional() : schemaOf(value),
  ]);
  return z.strictObject(Object.fromEntries(fields)).optional() as z.ZodType<Texts | undefined>;
}

const placesIn = (text: string) => (text.match(/\[\w+\]/g) ?? []).sort().join(", ");

function textLike(original: string) {
  return z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(300)
    .refine((text) => placesIn(text) === placesIn(original), `must hold ${placesIn(original) || "no […]"}`);
}

function merge(words: Texts, others: Texts): Texts {
  const entries = Object.entries(words).map(([name, value]) => {
    const other = others[name];
    return [
      name,
      typeof value !== "string" && typeof other === "object" ? merge(value, other) : (other ?? value),
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * The words of the interface as an agency has them.
 * @param language of the site; where the product does not speak it, the English words stand until `words.yaml` has others
 * @param folder of that language within the agency's: its `words.yaml`, if there is one, overrules any of them
 */
export function readWords(reading: Reading, language: string, folder = ""): Words {
  const words = LANGUAGES[language] ?? LANGUAGES[language.split("-")[0] ?? ""] ?? en;
  const file = join(folder, "words.yaml");
  if (!existsSync(join(reading.root, file))) return words;
  return merge(words, readYaml(schemaOf(words), file, { ...reading, translation: undefined }) ?? {}) as Words;
}
