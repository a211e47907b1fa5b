import { knownPaths } from "../read/known-paths.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** Links of a Markdown text to pages of this site. */
const IN_MARKDOWN = /\]\((\/[^)\s]*)\)/g;

/** Every link to a page of this site must lead to one that has something to show, wherever it stands. */
export function checkLinks(content: Content, problems: Problems): void {
  const paths = knownPaths(content);
  for (const { text, file, field } of textsOf(content)) {
    const targets =
      field === "body" ? [...text.matchAll(IN_MARKDOWN)].map((match) => match[1] ?? "") : [text];
    for (const target of targets) {
      if (!/^\/(?!(?:pictures|films)\/|\/)\S*$/.test(target)) continue;
      const path = target.replace(/[?#].*$/, "");
      if (!paths.has(path)) problems.add(file, field, `'${target}' leads to no page of the site`);
      else if (path === "/blog" && content.posts.length === 0) {
        problems.add(file, field, "leads to a blog without posts: remove this entry, or write a post");
      }
    }
  }
}
