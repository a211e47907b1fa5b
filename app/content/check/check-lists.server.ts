import { RESERVED } from "../addresses/known-paths.server.ts";
import { listFolder, type Problems } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { slug as slugSchema } from "../schema/fields.server.ts";
import { allEntries, CONTENT_TYPES, PAGE_FILES } from "../types/index.server.ts";
import { noteDuplicates } from "./note-duplicates.server.ts";
import type { ContentText } from "./walk-content.server.ts";

/** Reports duplicates and files not named after their ids, and runs the checks of all types and pages. */
export function checkLists(
  content: Content,
  root: string,
  problems: Problems,
  texts: readonly ContentText[],
): void {
  for (const [, type] of CONTENT_TYPES) type.check?.(content, problems);
  for (const [, page] of PAGE_FILES) page.check?.(content, problems, texts);
  checkAddresses(content, problems);
  // Problems name a file by its entry's id, so the id must equal the file name.
  for (const [type, { nameField, folder, ending, nameOf }] of CONTENT_TYPES) {
    if (!nameField) continue;
    const names = content[type].map((entry) => nameOf(entry));
    const files = new Set(listFolder(root, folder, ending));
    for (const name of names.filter((each) => !files.has(each)))
      problems.add(
        `${folder}/${name}${ending}`,
        nameField,
        `must be the name of its file, without '${ending}'`,
      );
    noteDuplicates(names, folder, nameField, problems);
  }
}

/** Reports pages at the site's root whose name is not a valid address or is already taken. */
function checkAddresses(content: Content, problems: Problems): void {
  const message = "its name is its address: lower-case words joined by hyphens, and no other page's";
  const taken = new Set([...RESERVED, ...content.site.allLanguages.map(({ prefix }) => prefix)]);
  for (const { type, path, file } of allEntries(content)) {
    if (type.nameField) continue;
    if (taken.has(path) || !slugSchema.safeParse(path.slice(1)).success) problems.add(file, "", message);
    taken.add(path);
  }
}
