import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { keysOf } from "../files/map-texts.server.ts";
import { type Problems, type RawMarkdown, readRawMarkdown, readRawYaml } from "../files/read-files.server.ts";
import { bodyFaults } from "./body-faults.server.ts";
import { numbersApart } from "./numbers.server.ts";
import { type Found, type Pair, translate } from "./translate.server.ts";

/** Key in a translated file. Its value is the hash of the original at the time of translation. */
export const STAMP = "original";

export type FileState = {
  /** Path within the agency's folder. */
  file: string;
  isTranslated: boolean;
  pairs: Pair[];
  /** Hash of the original's current texts. */
  hash: string;
  /** Hash of the original at the time of translation: the value of `STAMP`. */
  stamp: string | undefined;
};

const hashOf = (pairs: readonly Pair[]) =>
  createHash("sha256")
    .update(JSON.stringify(pairs.map(({ field, original }) => [field, original])))
    .digest("hex")
    .slice(0, 12);

/** A translation in a folder such as `bn/`, whose files contain only texts. The original replaces missing files. */
export class Translation {
  /** States of the files read so far, by path. */
  readonly states = new Map<string, FileState>();
  readonly #root: string;
  readonly #language: string;
  readonly #problems: Problems;
  /** @param root the agency's folder @param problems collects faults of the translation's files */
  constructor(root: string, language: string, problems: Problems) {
    this.#root = root;
    this.#language = language;
    this.#problems = problems;
    // Problems name the file that contains the text.
    problems.fileOf = (file) => (this.#has(file) ? `${language}/${file}` : file);
  }

  #has(file: string): boolean {
    return existsSync(join(this.#root, this.#language, file));
  }

  /** Checks whether a file is translated. @param field checks only this field, which may need no translation */
  covers(file: string, field?: string): boolean {
    const state = this.states.get(file);
    if (!state?.isTranslated || field === undefined) return state?.isTranslated ?? false;
    const pairs = state.pairs.filter((pair) => pair.field.startsWith(`${field}.`));
    return pairs.length === 0 || pairs.some(({ words }) => words !== undefined);
  }

  /** Returns the original's text in a field. @param field such as `title` */
  originalOf(file: string, field: string): string | undefined {
    return this.states.get(file)?.pairs.find((pair) => pair.field === field)?.original;
  }

  /** Returns a YAML file's data with the translation's texts. @param data the original's YAML data */
  apply(schema: z.ZodType, file: string, data: unknown): unknown {
    const path = `${this.#language}/${file}`;
    const words = this.#has(file) ? readRawYaml(this.#root, path, this.#problems) : undefined;
    return this.#merge(schema, file, data, words);
  }

  /** Returns a Markdown file with the translation's texts, and reports differences in structure. */
  applyMarkdown(schema: z.ZodType, file: string, original: RawMarkdown): RawMarkdown {
    const path = `${this.#language}/${file}`;
    const words = this.#has(file) ? readRawMarkdown(this.#root, path, this.#problems) : undefined;
    const pairs = [{ field: "text", original: original.body, words: words?.body }];
    const fields = this.#merge(schema, file, original.fields, words?.fields, pairs);
    if (words === undefined) return { fields, body: original.body };
    for (const fault of bodyFaults(original.body, words.body)) this.#problems.add(file, "text", fault);
    return { fields, body: words.body };
  }

  #merge(schema: z.ZodType, file: string, original: unknown, words: unknown, more: Pair[] = []): unknown {
    const { [STAMP]: stamp, ...given } = (words ?? {}) as Record<string, unknown>;
    const isTranslated = this.#has(file);
    const found: Found = { isTranslated, pairs: [], faults: [] };
    const data = translate(original, given, schema, found);
    for (const { field, message } of found.faults) this.#problems.addWithLine(file, keysOf(field), message);
    const pairs = [...found.pairs, ...more];
    this.states.set(file, { file, isTranslated, pairs, hash: hashOf(pairs), stamp: stamp?.toString() });
    return data;
  }

  /** Returns notices, which are not errors: missing texts, outdated translations, numbers that differ. */
  notices(): string[] {
    const states = [...this.states.values()].filter(({ pairs }) => pairs.length > 0);
    const missing = states.filter(({ isTranslated }) => !isTranslated).map(({ file }) => file);
    return [
      ...(missing.length > 0 ? [`${this.#language}: not translated: ${missing.join(", ")}`] : []),
      ...states.flatMap((state) => (state.isTranslated ? this.#noticesOf(state) : [])),
    ];
  }

  #noticesOf({ file, pairs, hash, stamp }: FileState): string[] {
    const command = `npm run new -- stamp ${this.#language}`;
    const notices: string[] = [];
    const missing = pairs
      .filter(({ words }) => words === undefined)
      .map(({ field }) => field.replace(/[[.].*/, ""));
    if (missing.length > 0) notices.push(`not all translated: ${[...new Set(missing)].join(", ")}`);
    if (stamp === undefined) notices.push(`says no state of the original: '${command}' writes it`);
    else if (stamp !== hash)
      notices.push(
        `the original has changed since: compare it ('git log -p'), then run '${command} ${file.replace(/\.\w+$/, "")}'`,
      );
    for (const { field, original, words } of pairs) {
      const apart = words === undefined ? undefined : numbersApart(original, words);
      if (apart) notices.push(`${field}: ${apart}`);
    }
    return notices.map((notice) => `${this.#language}/${file}: ${notice}`);
  }
}
