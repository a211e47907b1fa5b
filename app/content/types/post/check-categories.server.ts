import type { Problems } from "../../files/read-files.server.ts";
import type { Content } from "../../schema/content.server.ts";

/** Reports different category names with the same address, including service titles, which give posts their colour. */
export function checkCategories({ posts, services, translation }: Content, problems: Problems): void {
  if (translation) return;
  const names = new Map<string, string>();
  const check = (file: string, field: string, id: string, name: string) => {
    const other = names.get(id) ?? name;
    const fault = `'${name}' and '${other}' would share an address: spell them the same, or rename one`;
    if (id === "") problems.add(file, field, "must contain a letter or a digit");
    else if (plainName(other) !== plainName(name)) problems.add(file, field, fault);
    names.set(id, other);
  };
  for (const { id, title, categoryId } of services) check(`services/${id}.yaml`, "title", categoryId, title);
  for (const { slug, category, categoryId } of posts)
    check(`posts/${slug}.md`, "category", categoryId, category);
}

const plainName = (category: string) => category.toLowerCase().normalize("NFKC").replace(/\s+/g, " ").trim();
