import { knownPaths } from "../read/known-paths.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** Links to pages of this site in Markdown. */
const IN_MARKDOWN = /\]\((\/[^)\s]*)\)/g;

/** Notes links to pages of this site that do not exist or are empty. */
export function checkLinks(content: Content, problems: Problems): void {
  const paths = knownPaths(content);
  for (const { text, file, field } of textsOf(content)) {
    const targets =
      field === "body" ? [...text.matchAll(IN_MARKDOWN)].map((match) => match[1] ?? "") : [text];
    for (const target of targets) {
      if (!/^\/(?!(?:pictures|films)\/|\/)\S*$/.test(target)) continue;
      const path = target.replace(/[?#].*$/, "");
      if (!paths.has(path)) problems.add(file, field, `'${target}' leads to no page of the site`);
      else if (path === "/blog" && content.posts.length === 0)
        problems.add(file, field, "leads to a blog without posts: remove this entry, or write a post");
    }
  }
}
