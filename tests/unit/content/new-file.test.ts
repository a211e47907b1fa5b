import { appendFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { knownPaths } from "../../../app/content/addresses/known-paths.server.ts";
import { ContentError } from "../../../app/content/files/read-files.server.ts";
import { NewFileError, newFile } from "../../../app/content/new/new-file.server.ts";
import { TYPES_BY_COMMAND } from "../../../app/content/new/types-by-command.server.ts";
import { readContent } from "../../../app/content/read-content.server.ts";
import { change, copyContent } from "./content-copy.ts";

let root = "";
beforeEach(() => {
  root = copyContent();
});

/** Returns the faulty fields that the content check finds, as "file: field". Throws on any other problem. */
function faults(): string[] {
  try {
    readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const lines = error.problems.map((line) => line.replace(`${root}/`, ""));
    return [...new Set(lines.map((line) => line.replace(/^(\S+: \S+): .*$/, "$1")))];
  }
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const head = (source: string) => /^---\n([\s\S]*)\n---\n$/.exec(source)?.[1] ?? source;
/** Uncomments every field of a new file. */
const inUse = (source: string) => head(source).replace(/^( *)#(?! \S)/gm, "$1");

/** The fields that a new file leaves empty, by type of file. */
const EMPTY: Record<string, string[]> = {
  project: ["title", "description", "alt", "serviceCategory"],
  post: ["text", "title", "category", "alt", "excerpt", "author"],
  service: [
    ...["title", "description", "icon", "alt", "color", "page.meta.title", "page.meta.description"],
    ...["page.lead", "page.work.title", "page.work.text"],
    ...["page.callToAction.title", "page.callToAction.text"],
  ],
  page: ["text", "meta.title", "meta.description", "accent", "title", "lead"],
};

type Field = { description?: string; properties?: Record<string, Field>; items?: Field; required?: string[] };

/** Returns the paths of all fields in a schema, such as "caseStudy.testimonial.quote". */
function fieldsOf(field: Field, path: string[] = []): { path: string; description: string | undefined }[] {
  return Object.entries(field.properties ?? {}).flatMap(([name, inner]) => [
    { path: [...path, name].join("."), description: inner.description },
    ...fieldsOf(inner.items ?? inner, [...path, name]),
  ]);
}

/** Returns the paths of all fields in a file's data. */
function keysOf(value: unknown, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, path));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name].join("."),
    ...keysOf(inner, [...path, name]),
  ]);
}

describe.each([...TYPES_BY_COMMAND])("npm run new -- %s", (kind, { schema, folder, ending }) => {
  test("explains every field of the schema, and comments out optional fields", () => {
    const { file } = newFile(root, kind, "tea-room");
    const fields = fieldsOf(z.toJSONSchema(schema, { io: "input" }) as Field);
    expect(fields.filter(({ description }) => !description)).toEqual([]);
    const words = read(file).replace(/\n *(?:#+ *)*/g, " ");
    for (const { path, description } of fields) expect.soft(words, path).toContain(description);
    const used = parse(inUse(read(file)));
    expect(keysOf(used).toSorted()).toEqual(fields.map(({ path }) => path).toSorted());
    const required = (z.toJSONSchema(schema, { io: "input" }) as Field).required ?? [];
    expect(Object.keys(parse(head(read(file)))).toSorted()).toEqual(required.toSorted());
  });

  test("writes a file in which the content check names only the empty fields", () => {
    const { file } = newFile(root, kind, "tea-room");
    expect(file).toBe(`${folder}/tea-room${ending}`);
    const expected = EMPTY[kind]?.map((field) => `${file}: ${field}`) ?? [];
    expect(faults().toSorted()).toEqual(expected.toSorted());
  });

  test("does not overwrite an existing file", () => {
    const { file } = newFile(root, kind, "tea-room");
    writeFileSync(join(root, file), "mine");
    expect(() => newFile(root, kind, "tea-room")).toThrow(NewFileError);
    expect(read(file)).toBe("mine");
  });

  test.each(["Tea Room", "tea_room", "../tea", ""])("rejects the name '%s'", (name) => {
    expect(() => newFile(root, kind, name)).toThrow(/lower-case words joined by hyphens/);
  });
});

test("explains npm run new if the type or the name is missing", () => {
  const refused = (command?: string, name?: string) => expect(() => newFile(root, command, name));
  refused().toThrow(/npm run new -- service\|project\|post\|page <name>/);
  refused("poster", "tea-room").toThrow(/There is no content type 'poster'/);
  refused("post").toThrow(/npm run new -- project/);
  refused("project", "Tea Röom!").toThrow(/like 'tea-room'/);
});

describe("a text page", () => {
  test("is rejected if another page or a legal text has its path", () => {
    expect(() => newFile(root, "page", "contact")).toThrow(/has a page '\/contact' already/);
    symlinkSync(join(root, "site.yaml"), join(root, "legal", "tea-room.md"));
    expect(() => newFile(root, "page", "tea-room")).toThrow(/exists already/);
    expect(existsSync(join(root, "pages/tea-room.md"))).toBe(false);
  });

  test("is listed among the main pages once it is filled in, and can be linked in the menu", () => {
    const [accent] = readContent(root).theme.accents;
    newFile(root, "page", "tea-room");
    change(root, "pages/tea-room.md", (page) => {
      const description = "Where to find us between two and four in the afternoon.";
      page.meta = { title: "Tea room", description };
      Object.assign(page, { accent, title: "Tea room", lead: "Come in." });
    });
    appendFileSync(join(root, "pages/tea-room.md"), "\n## Hours\n\nTwo to four.\n");
    change(root, "site.yaml", (site) => {
      site.navigation.push({ name: "Tea room", path: "/tea-room" });
    });
    const content = readContent(root);
    expect(knownPaths(content).has("/tea-room")).toBe(true);
    expect(content.mainPages).toContainEqual({ name: "Tea room", path: "/tea-room" });
  });
});
