import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { listPictureFiles } from "./picture-files.server.ts";
import type { Content } from "./read-content.server.ts";
import type { Problems } from "./read-files.server.ts";

/** Largest size in bytes of a picture's largest file, by folder; galleries and covers count at 1280 px. */
const BUDGETS: [pattern: RegExp, bytes: number][] = [
  [/^\/pictures\/(?:hero|contact|call-to-action|about)\//, 110_000],
  [/\/cover\.avif$/, 90_000],
  [/^\/pictures\//, 90_000],
];

/** Every address of a picture in the content, with the file and field that use it. */
function usedPictures(content: Content): { address: string; file: string; field: string }[] {
  const used: { address: string; file: string; field: string }[] = [];
  const visit = (value: unknown, file: string, field: string): void => {
    if (typeof value === "string" && value.startsWith("/pictures/"))
      used.push({ address: value, file, field });
    else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, file, `${field}[${index}]`);
      });
    } else if (value && typeof value === "object") {
      for (const [key, item] of Object.entries(value)) visit(item, file, field ? `${field}.${key}` : key);
    }
  };
  visit(content.home, "content/home.yaml", "");
  visit(content.about, "content/about.yaml", "");
  visit(content.contact, "content/contact.yaml", "");
  for (const project of content.projects) visit(project, `content/projects/${project.id}.yaml`, "");
  for (const post of content.posts) visit(post, `content/posts/${post.slug}.md`, "");
  return used;
}

/** Notes missing, unused and overweight pictures. */
export function checkPictures(content: Content, root: string, problems: Problems): void {
  const used = usedPictures(content);
  for (const { address, file, field } of used) {
    if (!content.pictures[address]) {
      problems.add(
        file,
        field,
        `the picture '${address}' is not in content/pictures.json: draw it with 'npm run art'`,
      );
    }
  }
  const addresses = new Set(used.map((use) => use.address));
  const expected = new Set<string>();
  for (const [address, entry] of Object.entries(content.pictures)) {
    if (!addresses.has(address)) {
      problems.add(
        "content/pictures.json",
        address,
        "is used nowhere: remove it, or use it in a content file",
      );
    }
    if (entry.widths.at(-1) !== entry.width) {
      problems.add(
        "content/pictures.json",
        `${address}.widths`,
        `must end with the picture's width, ${entry.width}`,
      );
    }
    if (entry.alt.length < 10)
      problems.add("content/pictures.json", `${address}.alt`, "must describe the picture");
    for (const width of entry.widths) {
      const path = width === entry.width ? address : address.replace(/\.avif$/, `-${width}.avif`);
      expected.add(path);
      if (!existsSync(join(root, "public", path))) {
        problems.add(
          "content/pictures.json",
          address,
          `the file public${path} is missing: run 'npm run art'`,
        );
      }
    }
    checkWeight(address, root, problems);
  }
  for (const path of listPictureFiles(root)) {
    if (!expected.has(path))
      problems.add(`public${path}`, "", "belongs to no entry of content/pictures.json: remove it");
  }
}

function checkWeight(address: string, root: string, problems: Problems): void {
  const path = join(root, "public", address);
  const budget = BUDGETS.find(([pattern]) => pattern.test(address))?.[1];
  if (!budget || !existsSync(path)) return;
  const bytes = statSync(path).size;
  if (bytes > budget) {
    problems.add(
      `public${address}`,
      "",
      `weighs ${Math.round(bytes / 1000)} kB, at most ${budget / 1000} kB are allowed`,
    );
  }
}
