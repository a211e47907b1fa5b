import { RESERVED } from "../addresses/known-paths.server.ts";
import { listFolder, type Problems } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { slug as slugSchema } from "../schema/fields.server.ts";
import { checkMember } from "../types/about/team.server.ts";
import { allEntries, CONTENT_TYPES } from "../types/index.server.ts";
import { noteDuplicates } from "./note-duplicates.server.ts";

/** Reports duplicates and files not named after their ids, and runs each content type's own check. */
export function checkLists(content: Content, root: string, problems: Problems): void {
  for (const [, type] of CONTENT_TYPES) type.check?.(content, problems);
  checkCategories(content, problems);
  const slideLinks = content.pages.home.slides.map(({ link }) => link);
  noteDuplicates(slideLinks, "pages/home.yaml", "slides: link", problems);
  const { reader } = content.pages.contact;
  if (reader) checkMember(content, reader.name, "pages/contact.yaml", "reader.name", problems);
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

/** Reports different category names with the same address, including service titles, which give posts their colour. */
function checkCategories({ posts, services, translation }: Content, problems: Problems): void {
  if (translation) return;
  const names = new Map<string, string>();
  const check = (file: string, field: string, id: string, name: string) => {
    const other = names.get(id) ?? name;
    const fault = `'${name}' and '${other}' would share an address: write them alike, or name one otherwise`;
    if (id === "") problems.add(file, field, "must hold a letter or a digit");
    else if (plainName(other) !== plainName(name)) problems.add(file, field, fault);
    names.set(id, other);
  };
  for (const { id, title, categoryId } of services) check(`services/${id}.yaml`, "title", categoryId, title);
  for (const { slug, category, categoryId } of posts)
    check(`posts/${slug}.md`, "category", categoryId, category);
}

const plainName = (category: string) => category.toLowerCase().normalize("NFKC").replace(/\s+/g, " ").trim();

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
