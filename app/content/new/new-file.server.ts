import { existsSync } from "node:fs";
import { join } from "node:path";
import { categorySlug } from "../../lib/category-slug.ts";
import { RESERVED } from "../addresses/known-paths.server.ts";
import { readTheme } from "../brand/theme.server.ts";
import { Problems } from "../files/read-files.server.ts";
import { slug as slugSchema } from "../schema/fields.server.ts";
import type { Blank } from "../types/content-type.server.ts";
import { CONTENT_TYPES } from "../types/index.server.ts";
import { type Choices, template } from "./template.server.ts";
import { TYPES_BY_COMMAND } from "./types-by-command.server.ts";
import { writeWhole } from "./write-whole.server.ts";

/** Wrong input to `npm run new`. The message is for the person who typed it. */
export class NewFileError extends Error {}

const USAGE = `Name the content type and the file: npm run new -- ${[...TYPES_BY_COMMAND.keys()].join("|")} <name>, such as npm run new -- project tea-room. A whole agency: npm run new -- agency our-agency. A translation: npm run new -- translation bn projects/tea-room`;

const HELP = `# Fill in what is empty. Optional fields begin with a '#'. To use one, remove that '#' from its line and from
# the lines that belong to it. 'npm run check:content' names what is still missing.
`;

/** Checks that a name has only Latin letters, because an address drops letters of other scripts. */
const isLatin = (name: string) => !/\p{L}/u.test(name.replace(/\p{Script=Latin}/gu, ""));

/**
 * Writes a new file with every field explained.
 * @param command the content type: project, post, service or page
 * @param name the file name and last segment of the address
 * @returns the file, relative to the agency's folder, and the address of its page
 * @throws NewFileError if `command` or `name` is wrong, or the file exists
 */
export function newFile(root: string, command?: string, name?: string): { file: string; path: string } {
  const type = TYPES_BY_COMMAND.get(command ?? "");
  if (command !== undefined && !type)
    throw new NewFileError(`There is no content type '${command}'.\n${USAGE}`);
  if (!type || name === undefined) throw new NewFileError(USAGE);
  if (!slugSchema.safeParse(name).success) {
    const better = isLatin(name) && categorySlug(name.replace(/[^\p{L}\p{N}]+/gu, " "));
    throw new NewFileError(
      `'${name}' cannot be an address: use lower-case words joined by hyphens${better && `, like '${better}'`}.`,
    );
  }
  const { folder, ending, list, schema, blank } = type;
  const file = `${folder}/${name}${ending}`;
  const path = `${list?.path ?? ""}/${name}`;
  // Files of all types without a list have addresses at the site's root.
  const candidates = CONTENT_TYPES.flatMap(([, each]) =>
    each.folder === folder || (!each.list && !list) ? [`${each.folder}/${name}${each.ending}`] : [],
  );
  const taken = candidates.find((candidate) => existsSync(join(root, candidate)));
  if (taken) throw new NewFileError(`${join(root, taken)} exists already: nothing was written.`);
  if (RESERVED.has(path))
    throw new NewFileError(`The site has a page '${path}' already: choose another name.`);
  const fields = template(schema, blank.starts(name, root), choicesOf(root, blank));
  const head = `# ${blank.title}\n${HELP}`;
  const content = ending === ".md" ? `---\n${head}\n${fields}---\n` : `${head}\n${fields}`;
  writeWhole(join(root, file), content);
  return { file, path };
}

/** Returns the values that the agency's files allow for fields. */
function choicesOf(root: string, { choices }: Blank): Choices {
  const accents = readTheme(root, new Problems(root))?.accents ?? [];
  return { accent: accents, color: accents, ...choices?.(root) };
}
