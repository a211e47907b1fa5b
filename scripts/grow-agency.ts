import { hash } from "node:crypto";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { readTextFile } from "../server/text-file.ts";

/** Numbers that the check expects in a project's texts. */
const FACTS = /^facts:.*\n(?:[ -].*\n)*/m;

/** An entry under another name with the same title, and so the same sharing card. */
function copyOf(source: string, number: number): string {
  const rank = (word: string) => hash("md5", word + number);
  return source.replace(FACTS, "").replace(/^(id|slug|description|excerpt): .*$/gm, (line, field: string) => {
    const value = String(parse(line)[field]);
    // In another order, because repeated texts would compress too well.
    const words = value.split(" ").sort((a, b) => rank(a).localeCompare(rank(b)));
    return `${field}: ${JSON.stringify(words.length > 1 ? words.join(" ") : `${value}-${number}`)}`;
  });
}

/** Copies an agency into a folder, with each project and post `times` times. */
export function growAgency(agency: string, folder: string, times: number): void {
  const isShown = (file: string) => !["art", "tests"].includes(basename(file));
  cpSync(agency, folder, { recursive: true, filter: isShown });
  for (const list of [join(folder, "projects"), join(folder, "posts")])
    for (const file of readdirSync(list))
      for (let number = 2; number <= times; number++) {
        const copy = copyOf(readTextFile(join(list, file)), number);
        writeFileSync(join(list, file.replace(/\.\w+$/, `-${number}$&`)), copy);
      }
}
