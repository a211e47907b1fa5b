import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A name that changed: in which files, and how a line is written anew. */
type Rename = { files: RegExp; from: RegExp; to: string };

const key = (name: string) => new RegExp(`(^\\s*(?:- )?|[{,]\\s*)${name}:`, "gm");
const YAML = /\.(?:yaml|md)$/;
const CSS = /\.css$/;

/** Every name that changed, oldest first, as described in CHANGELOG.md. */
const RENAMES: Rename[] = [
  { files: YAML, from: key("dye"), to: "$1accent:" },
  { files: YAML, from: key("dyeName"), to: "$1accentName:" },
  { files: /services\/.*\.yaml$/, from: key("threads"), to: "$1bars:" },
  { files: /pages\/(?:about|home)\.yaml$/, from: /^ *(?:threads|headlineAccents):.*/gm, to: "" },
  { files: /pages\/home\.yaml$/, from: /^ *(?:pull|secondLink):.*/gm, to: "" },
  { files: /projects\/.*\.yaml$/, from: /^color:.*/gm, to: "" },
  { files: /pages\/home\.yaml$/, from: key("loom"), to: "$1play:" },
  { files: /pages\/home\.yaml$/, from: key("cloth"), to: "$1picture:" },
  { files: /services\/.*\.yaml$/, from: key("part"), to: "$1picture:" },
  { files: /(?:legal|pages)\/.*\.md$/, from: key("pegs"), to: "$1events:" },
  { files: /(?:legal|pages)\/.*\.md$/, from: key("loose"), to: "$1faint:" },
  { files: /pages\/(?:portfolio|blog)\.yaml$/, from: /^paging:.*\n(?: .*\n)*/gm, to: "" },
  { files: YAML, from: /^(\s*(?:- )?icon:\s*)loom\b/gm, to: "$1machine" },
  { files: YAML, from: /^(\s*(?:- )?icon:\s*)needle\b/gm, to: "$1tool" },
  { files: YAML, from: /^(\s*(?:- )?icon:\s*)leaf\b/gm, to: "$1plant" },
  // `languages` were those of the staff, beside the one `language` of the site.
  {
    files: /^site\.yaml$/,
    from: /^language:( *)(\S+)(.*\n(?:(?!languages:).*\n)*)languages:/m,
    to: "languages:$1[$2]$3answersIn:",
  },
  {
    files: /^site\.yaml$/,
    from: /^languages:(.*\n(?:(?!language:).*\n)*)language:( *)(\S+)/m,
    to: "answersIn:$1languages:$2[$3]",
  },
  { files: CSS, from: /\[data-dye/g, to: "[data-accent" },
  { files: CSS, from: /--accent(-deep)?(?=\s*:|\))/g, to: "--drawn$1" },
  { files: CSS, from: /--draft\b/g, to: "--pattern" },
  { files: CSS, from: /--ends\b/g, to: "--pattern-columns" },
  { files: CSS, from: /--picks\b/g, to: "--pattern-rows" },
  { files: CSS, from: /--((?:neutral-)?)yarn\b/g, to: "--$1pattern-ink" },
  { files: CSS, from: /--satin-edge\b/g, to: "--edge-mask" },
];

/**
 * Gives the keys and variables of an agency's files the names that this version reads; words stay as they are.
 * @param root the agency's folder
 * @returns the files that were written, and how many lines of each changed; none the second time
 */
export function migrate(root: string): { file: string; lines: number }[] {
  return globSync("**/*.{yaml,md,css}", { cwd: root, exclude: ["art/**", "ornaments/**"] })
    .sort()
    .flatMap((file) => {
      const before = readFileSync(join(root, file), "utf8");
      const after = RENAMES.filter(({ files }) => files.test(file)).reduce(
        (text, { from, to }) => text.replace(from, to),
        before,
      );
      if (after === before) return [];
      writeFileSync(join(root, file), after);
      const old = before.split("\n");
      return [{ file, lines: after.split("\n").filter((line, index) => line !== old[index]).length }];
    });
}
