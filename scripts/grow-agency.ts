import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { extname, join, resolve } from "node:path";
import { parse } from "yaml";

/** Folders that multiply, each file of which is one entry. */
const LISTS = ["projects", "posts"];
/** Large, and the same for all: shared. */
const SHARED = ["pictures", "fonts"];
/** Numbers that the check looks up in the briefs of drawn pictures, which a copy does not have. */
const FACTS = /^facts:.*\n(?:[ -].*\n)*/m;

/** Replaces a field at the top of a YAML file or front matter; the file stays as it is without that field. */
function setField(source: string, name: string, change: (value: string) => string): string {
  return source.replace(
    new RegExp(`^${name}: .*$`, "m"),
    (line) => `${name}: ${JSON.stringify(change(String(parse(line)[name])))}`,
  );
}

/** The same words in another order, always the same for a number: texts that repeat would compress too well. */
function shuffle(text: string, number: number): string {
  const words = text.split(" ");
  return words
    .map((word, index) => ({ word, at: (index * 7919 + number * 104729) % 65537 }))
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word)
    .join(" ");
}

/**
 * A copy of a project or a post under another name. It keeps its title, so that its card, like its pictures, is the
 * first one's.
 */
function copyOf(source: string, number: number): string {
  const named = ["id", "slug"].reduce(
    (text, field) => setField(text, field, (id) => `${id}-${number}`),
    source,
  );
  const texts = ["description", "excerpt"].reduce(
    (text, field) => setField(text, field, (words) => shuffle(words, number)),
    named,
  );
  return texts.replace(FACTS, "");
}

/**
 * Makes an agency with more projects and posts than another has: every one of them several times, under names of
 * its own; all other files, and the pictures, are the first agency's.
 * @param times how often each stands in the new folder, 1 for a plain copy
 */
export function growAgency(agency: string, folder: string, times: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(agency)) {
    if (SHARED.includes(name)) symlinkSync(resolve(agency, name), join(folder, name));
    else if (!/^(?:art|tests)$|^\./.test(name))
      cpSync(join(agency, name), join(folder, name), { recursive: true });
  }
  const briefs = join(agency, "art", "projects");
  if (existsSync(briefs)) cpSync(briefs, join(folder, "art", "projects"), { recursive: true });
  for (const list of LISTS)
    for (const file of readdirSync(join(folder, list))) {
      const source = readFileSync(join(folder, list, file), "utf8");
      const [name, ending] = [file.slice(0, -extname(file).length), extname(file)];
      for (let number = 2; number <= times; number++)
        writeFileSync(join(folder, list, `${name}-${number}${ending}`), copyOf(source, number));
    }
}
