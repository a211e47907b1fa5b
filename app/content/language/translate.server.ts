import { z } from "zod";
import { didYouMean } from "../files/nearest-word.server.ts";

/** The original's text in a field, and its translation `words`, which is undefined if missing. */
export type Pair = { field: string; original: string; words: string | undefined };

/** Texts and faults found while a file is translated. */
export type Found = {
  isTranslated: boolean;
  pairs: Pair[];
  faults: { field: string; message: string }[];
};

type Schema = z.core.$ZodType | undefined;
/**
 * `isWord`: the field is translated; for a "name", the translation is optional. `isOfEachLanguage`: see
 * `ofEachLanguage`.
 */
type Meta = { isWord?: boolean | "name"; isOfEachLanguage?: true };

const metaOf = (schema: Schema) => ((schema && z.globalRegistry.get(schema)) ?? {}) as Meta;

/**
 * Returns the schema of a value: unwraps optional() and default(), and selects the option of a union() that matches.
 */
export function unwrapped(schema: Schema, value: unknown): Schema {
  if (schema instanceof z.ZodUnion)
    return unwrapped(
      schema.options.find((option) => z.safeParse(option, value).success) ??
        // Possibly no option matches until the values of site.yaml are filled in.
        schema.options.find((option) =>
          Array.isArray(value)
            ? option instanceof z.ZodArray
            : isObject(value) && option instanceof z.ZodObject,
        ),
      value,
    );
  const { innerType } = (schema?._zod.def ?? {}) as { innerType?: z.core.$ZodType };
  return innerType ? unwrapped(innerType, value) : schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a file's data with texts from the translation and everything else from the original.
 * @param original the original's YAML data
 * @param words the translation's YAML data
 * @param found collects each text with its translation, and the translation's faults
 */
export function translate(
  original: unknown,
  words: unknown,
  schema: Schema,
  found: Found,
  field = "",
): unknown {
  const whole = metaOf(schema);
  const inner = unwrapped(schema, original);
  const fault = (message: string) => {
    found.faults.push({ field, message });
    return original;
  };
  if (whole.isOfEachLanguage) return languageList(original, words, found, field);
  if (Array.isArray(original)) {
    const list = words ?? [];
    if (!Array.isArray(list)) return fault("must be a list, as in the original");
    if (words != null && list.length !== original.length)
      return fault(
        `has ${list.length} entries, the original ${original.length}: one for each, in their order`,
      );
    const element = inner instanceof z.ZodArray ? inner.element : undefined;
    return original.map((item, at) => translate(item, list[at], element, found, `${field}[${at}]`));
  }
  if (isObject(original)) {
    if (words != null && !isObject(words)) return fault("must hold the words of its fields");
    return translateObject(original, words ?? {}, inner, found, field);
  }
  const { isWord } = metaOf(inner);
  if (!isWord)
    return words == null ? original : fault("is no word, so it comes from the original: delete it");
  if (words != null && typeof words !== "string") return fault("must be a text: put it in quotation marks");
  if (isWord !== "name" || words != null)
    found.pairs.push({ field, original: String(original), words: words ?? undefined });
  return words ?? original;
}

/** Returns the translation's list, or the original's list if the file has no translation. */
function languageList(original: unknown, words: unknown, found: Found, field: string): unknown {
  const lines = Array.isArray(original) ? original.filter((line) => typeof line === "string") : [];
  for (const [at, line] of lines.entries()) {
    const translated: unknown = Array.isArray(words) ? words[at] : undefined;
    const shown = typeof translated === "string" ? translated : line;
    found.pairs.push({ field: `${field}[${at}]`, original: line, words: shown });
  }
  return words ?? (found.isTranslated ? undefined : original);
}

function translateObject(
  original: Record<string, unknown>,
  words: Record<string, unknown>,
  schema: Schema,
  found: Found,
  field: string,
): Record<string, unknown> {
  const at = (name: string) => (field ? `${field}.${name}` : name);
  const schemaOf = (name: string): Schema =>
    schema instanceof z.ZodObject
      ? schema.shape[name]
      : schema instanceof z.ZodRecord
        ? schema.valueType
        : undefined;
  const names = new Set(Object.keys(original));
  for (const name of Object.keys(words)) {
    if (name in original) continue;
    if (metaOf(schemaOf(name)).isOfEachLanguage) names.add(name);
    else {
      const hint = didYouMean(name, Object.keys(original));
      found.faults.push({ field: at(name), message: `the original has no such field${hint}: delete it` });
    }
  }
  const values = [...names].map((name) => {
    return [name, translate(original[name], words[name], schemaOf(name), found, at(name))] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
