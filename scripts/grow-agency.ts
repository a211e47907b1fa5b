import { hash } from "node:crypto";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseDocument } from "yaml";
import { readTextFile } from "../server/text-file.ts";

const RENAMED = ["id", "slug"];
/** Fields whose words are shuffled, because repeated text would compress too well. */
const SHUFFLED = ["description", "excerpt"];

/** Returns a project or the front matter of a post with another id or slug but the same title and sharing card. */
function copyOf(source: string, number: number): string {
  const document = parseDocument(source);
  document.delete("facts"); // the check would expect these numbers in the content
  const change = (names: string[], newText: (text: string) => string) => {
    for (const name of names) if (document.has(name)) document.set(name, newText(String(document.get(name))));
  };
  const rank = (word: string) => hash("md5", word + number);
  change(RENAMED, (text) => `${text}-${number}`);
  change(SHUFFLED, (text) =>
    text
      .split(" ")
      .sort((a, b) => rank(a).localeCompare(rank(b)))
      .join(" "),
  );
  return document.toString({ lineWidth: 0 });
}

/** Copies an agency into a folder, with each project and post `times` times. */
export function growAgency(agency: string, folder: string, times: number): void {
  const isShown = (file: string) => !["tools", "tests"].includes(basename(file));
  cpSync(agency, folder, { recursive: true, filter: isShown });
  for (const list of ["projects", "posts"].map((name) => join(folder, name)))
    for (const file of readdirSync(list)) {
      const [front = "", ...text] = readTextFile(join(list, file)).split("\n---\n");
      for (let number = 2; number <= times; number++) {
        const name = file.replace(/\.\w+$/, `-${number}$&`);
        writeFileSync(join(list, name), [copyOf(front, number), ...text].join("---\n"));
      }
    }
}
