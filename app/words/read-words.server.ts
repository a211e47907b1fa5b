import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Reading, readYaml } from "../content/files/read-files.server.ts";
import * as bn from "./bn.ts";
import * as en from "./en.ts";
import type { Words } from "./words.ts";

/** Interface texts by language. */
const LANGUAGES: Readonly<Record<string, Words>> = { en, bn };

type Texts = { [name: string]: string | Texts };

/** Returns the schema of `words.yaml`: the same structure with optional fields, and the same `[placeholders]` per text. */
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
 * Returns the interface texts of an agency. Texts in its `words.yaml` replace the product's.
 * @param language the site's language; English if the product has no texts in it
 * @param folder the language's folder within the agency's folder; "" for the original
 */
export function readWords(reading: Reading, language: string, folder = ""): Words {
  const words = LANGUAGES[language] ?? LANGUAGES[language.split("-")[0] ?? ""] ?? en;
  const file = join(folder, "words.yaml");
  if (!existsSync(join(reading.root, file))) return words;
  return merge(words, readYaml(schemaOf(words), file, { ...reading, translation: undefined }) ?? {}) as Words;
}
