import { existsSync } from "node:fs";
import { join } from "node:path";
import { categorySlug } from "../../lib/category-slug.ts";
import { RESERVED } from "../addresses/known-paths.server.ts";
import { slug as slugSchema } from "../schema/fields.server.ts";
import { choicesOf, KINDS } from "./kinds.server.ts";
import { template } from "./template.server.ts";
import { writeWhole } from "./write-whole.server.ts";

/** Wrong input to `npm run new`. The message is for the person who typed it. */
export class NewFileError extends Error {}

const USAGE = `Say what to write and its name: npm run new -- ${Object.keys(KINDS).join("|")} <name>, such as npm run new -- project tea-room. A whole agency: npm run new -- agency our-agency. A translation: npm run new -- translation bn projects/tea-room`;

const HELP = `# Fill in what is empty. Optional fields begin with a '#'. To use one, remove that '#' from its line and from
# the lines that belong to it. 'npm run check:content' names what is still missing.
`;

/** Checks that a name has only Latin letters, because an address drops letters of other scripts. */
const isLatin = (name: string) => !/\p{L}/u.test(name.replace(/\p{Script=Latin}/gu, ""));

/**
 * Writes a new file with every field explained.
 * @param kind project, post, service or page
 * @param name the file name and last segment of the address
 * @returns the file, relative to the agency's folder, and the address of its page
 * @throws NewFileError if `kind` or `name` is wrong, or the file exists
 */
export function newFile(root: string, kind?: string, name?: string): { file: string; path: string } {
  const known = Object.entries(KINDS).find(([each]) => each === kind)?.[1];
  if (kind !== undefined && !known) throw new NewFileError(`There is no kind of file '${kind}'.\n${USAGE}`);
  if (!known || name === undefined) throw new NewFileError(USAGE);
  if (!slugSchema.safeParse(name).success) {
    const better = isLatin(name) && categorySlug(name.replace(/[^\p{L}\p{N}]+/gu, " "));
    throw new NewFileError(
      `'${name}' cannot be an address: it takes lower-case words joined by hyphens${better && `, like '${better}'`}.`,
    );
  }
  const file = `${known.folder}/${name}${known.ending}`;
  const path = `${known.list?.path ?? ""}/${name}`;
  const candidates = known.list === undefined ? [file, `legal/${name}.md`] : [file];
  const taken = candidates.find((candidate) => existsSync(join(root, candidate)));
  if (taken) throw new NewFileError(`${join(root, taken)} exists already: nothing was written.`);
  if (RESERVED.has(path))
    throw new NewFileError(`The site has a page '${path}' already: choose another name.`);
  const fields = template(known.schema, known.blank.starts(name, root), choicesOf(root));
  const head = `# ${known.blank.title}\n${HELP}`;
  const content = known.ending === ".md" ? `---\n${head}\n${fields}---\n` : `${head}\n${fields}`;
  writeWhole(join(root, file), content);
  return { file, path };
}
