import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Problems, readYaml } from "../content/read/read-files.server.ts";
import type { SiteWords } from "../content/read/site-words.server.ts";
import { en, type Words } from "./en.ts";

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
 * @param root the agency's folder; its `words.yaml`, if there is one, overrules any of them
 * @param problems gets what is wrong in that file. @param words those of site.yaml, which a text may name in braces
 */
export function readWords(root: string, problems: Problems, words: SiteWords): Words {
  if (!existsSync(join(root, "words.yaml"))) return en;
  return merge(en, readYaml(schemaOf(en), root, "words.yaml", problems, words) ?? {}) as Words;
}
