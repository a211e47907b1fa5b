import { z } from "zod";
import { unwrapped } from "../language/translate.server.ts";
import type { Content } from "../schema/content.server.ts";
import type { AnyEntry } from "../types/content-type.server.ts";
import { allEntries, PAGE_FILES } from "../types/index.server.ts";

/** A string in the content. `field` is like `caseStudy.results[2]`, `key` its last key, `to` a reference's target. */
export type ContentText = { text: string; file: string; field: string; key: string; to?: string };

type Schema = z.core.$ZodType | undefined;

/** Returns the strings in a value, including keys of records. @param whole the value's schema, if any */
function textsIn(value: unknown, whole: Schema, file: string, field = "", key = ""): ContentText[] {
  const schema = unwrapped(whole, value);
  if (typeof value === "string") {
    const to = schema && (z.globalRegistry.get(schema)?.reference as string | undefined);
    return [{ text: value, file, field, key, ...(to && { to }) }];
  }
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    return value.flatMap((item, index) => textsIn(item, element, file, `${field}[${index}]`, key));
  }
  return Object.entries(value ?? {}).flatMap(([name, item]) => {
    const at = field ? `${field}.${name}` : name;
    if (schema instanceof z.ZodRecord)
      return [...textsIn(name, schema.keyType, file, at), ...textsIn(item, schema.valueType, file, at, name)];
    return textsIn(item, schema instanceof z.ZodObject ? schema.shape[name] : undefined, file, at, name);
  });
}

/** Returns all strings of the content, file by file. */
export function textsOf(content: Content): ContentText[] {
  const { site, pages } = content;
  // Leave out synonyms, which pages do not show.
  const { alsoTyped: _typed, ...search } = pages.search;
  const shown = { ...pages, search };
  // Leave out computed values.
  const { allLanguages: _languages, url: _url, origin: _origin, prefix: _prefix, ...written } = site;
  return [
    ...textsIn(written, undefined, "site.yaml"),
    ...PAGE_FILES.flatMap(([name, { file, schema }]) => textsIn(shown[name], schema, file)),
    ...allEntries(content).flatMap(({ type, entry, file }) => {
      // Leave out computed values.
      const {
        link: _link,
        path: _path,
        ...fields
      }: AnyEntry & Partial<Record<"link" | "path", string>> = entry;
      return textsIn(fields, type.schema, file);
    }),
  ];
}
