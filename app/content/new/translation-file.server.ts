import { existsSync } from "node:fs";
import { join } from "node:path";
import { Document, isMap, isScalar, isSeq, type Node, Scalar } from "yaml";
import { readTextFile } from "../../../server/text-file.ts";
import { keysOf } from "../files/map-texts.server.ts";
import { type FileState, STAMP } from "../language/translation.server.ts";
import { readContent } from "../read-content.server.ts";
import { NewFileError } from "./new-file.server.ts";
import { writeWhole } from "./write-whole.server.ts";

/** Returns the state of each file with texts. @throws ContentError; NewFileError for a language not in site.yaml */
function statesOf(root: string, language: string | undefined): FileState[] {
  const [, ...others] = readContent(root).site.languages;
  if (others.length === 0)
    throw new NewFileError("site.yaml names one language: write the other behind it, 'languages: [en, bn]'.");
  if (language === undefined || !others.includes(language))
    throw new NewFileError(`Write one of the languages of site.yaml: ${others.join(", ")}.`);
  const { translation } = readContent(root, true, language);
  return [...(translation?.states.values() ?? [])].filter(({ pairs }) => pairs.length > 0);
}

function stateOf(states: FileState[], name: string | undefined): FileState {
  const state = states.find(({ file }) => file === name || file.replace(/\.\w+$/, "") === name);
  if (state) return state;
  const names = states.map(({ file }) => file.replace(/\.\w+$/, "")).join(", ");
  throw new NewFileError(`'${name}' is no file with words. There are: ${names}`);
}

/**
 * Writes a translation file with empty fields, each below its original text.
 * @param name path of the original without its extension: "projects/tea-room"
 * @returns the file, relative to the agency's folder
 * @throws NewFileError if `language` or `name` is wrong, or the file exists
 */
export function newTranslation(root: string, language: string | undefined, name: string | undefined): string {
  const state = stateOf(statesOf(root, language), name);
  const file = `${language}/${state.file}`;
  if (existsSync(join(root, file)))
    throw new NewFileError(`${join(root, file)} exists already: nothing was written.`);
  const words = new Document({ [STAMP]: state.hash });
  for (const { field, original } of state.pairs)
    if (field !== "text") addField(words, keysOf(field), original);
  const yaml = words.toString({ lineWidth: 0 });
  const text = state.pairs.find(({ field }) => field === "text")?.original;
  writeWhole(join(root, file), text === undefined ? yaml : `---\n${yaml}---\n\n${text}\n`);
  return file;
}

/** Adds an empty field below its original text. Earlier list entries without texts become `{}`. */
function addField(document: Document, path: (string | number)[], original: string): void {
  for (const [at, key] of path.entries()) {
    if (typeof key !== "number") continue;
    const list = document.getIn(path.slice(0, at));
    const length = isSeq(list) ? list.items.length : 0;
    for (let place = length; place < key; place += 1) document.setIn([...path.slice(0, at), place], {});
  }
  makeCollections(document, path);
  const value = new Scalar("");
  document.setIn(path, value);
  const parent = document.getIn(path.slice(0, -1), true) as Node;
  const comment = original.trim().replace(/^/gm, " ");
  const last = path.at(-1);
  const pair = isMap(parent) && parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === last);
  // Attach the comment to the key, so that it is above the whole field.
  if (pair) pair.key = Object.assign(new Scalar(last), { commentBefore: comment });
  else value.commentBefore = comment;
}

function makeCollections(document: Document, path: (string | number)[]): void {
  for (let at = 1; at < path.length; at += 1)
    if (!document.hasIn(path.slice(0, at)) || isScalar(document.getIn(path.slice(0, at), true)))
      document.setIn(path.slice(0, at), document.createNode(typeof path[at] === "number" ? [] : {}));
}

/** Marks one or all translations of a language as up to date with their originals. @returns the files written */
export function stampTranslations(root: string, language: string | undefined, name?: string): string[] {
  const states = statesOf(root, language);
  const chosen = name === undefined ? states : [stateOf(states, name)];
  return chosen.flatMap(({ file, isTranslated, hash, stamp }) => {
    if (!isTranslated || stamp === hash) return [];
    const path = join(root, language ?? "", file);
    const source = readTextFile(path).replace(new RegExp(`^${STAMP}: .*\\n`, "m"), "");
    const line = `${STAMP}: "${hash}"\n`;
    writeWhole(path, file.endsWith(".md") ? source.replace(/^---[ \t]*\n/, `$&${line}`) : line + source);
    return [`${language}/${file}`];
  });
}
