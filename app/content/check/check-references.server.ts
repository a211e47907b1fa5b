import { knownPaths } from "../addresses/known-paths.server.ts";
import { didYouMean } from "../files/nearest-word.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import { targetsIn } from "../markdown/markdown-document.server.ts";
import type { Content } from "../schema/content.server.ts";
import { CONTENT_TYPES } from "../types/index.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** The only accent that the product names: the background of footer, menu and enlarged pictures. */
const NEUTRAL = "neutral";

/** Reports references to missing entries and accents. @param isWhole whether all files are valid; else only accents */
export function checkReferences(content: Content, problems: Problems, isWhole: boolean): void {
  const { theme } = content;
  const known: Record<string, readonly string[]> = { accent: theme.accents };
  for (const [name, { blank, nameOf }] of CONTENT_TYPES)
    if (blank) known[blank.command] = content[name].map((entry) => nameOf(entry));
  const neutral = `[data-accent="${NEUTRAL}"]`;
  if (!theme.accents.includes(NEUTRAL))
    problems.add("theme.css", neutral, "is missing: it is the ground of footer, menu and enlarged pictures");
  for (const { text, file, field, to } of textsOf(content)) {
    const names = to && known[to];
    if (!names || names.includes(text) || (to !== "accent" && !isWhole)) continue;
    const missing = to === "accent" ? `theme.css defines no accent '${text}'` : `there is no ${to} '${text}'`;
    const hint = to === "project" || to === "post" ? ` in ${to}s` : `: use one of ${names.join(", ")}`;
    problems.add(file, field, `${missing}${didYouMean(text, names)}${hint}`);
  }
}

/** Checks for an address from the site's root, a heading on the same page, or an address with a scheme. */
const isWhole = (url: string) => /^(?:[/#]|https?:|mailto:|tel:|sms:)/.test(url);

/** Reports malformed links, and links to pages of this site that are missing or empty. */
export function checkLinks(content: Content, problems: Problems): void {
  const paths = knownPaths(content);
  for (const { text, file, field } of textsOf(content)) {
    const targets = field === "body" ? targetsIn(text).links.map(({ url }) => url) : [text];
    for (const target of targets) {
      if (field === "body" && !isWhole(target))
        problems.add(
          file,
          "text",
          `the link '${target}' must begin with '/' (a page of this site) or 'https://'`,
        );
      if (!/^\/(?!(?:pictures|films)\/|\/)\S*$/.test(target)) continue;
      const path = target.replace(/[?#].*$/, "");
      if (!paths.has(path)) problems.add(file, field, `'${target}' leads to no page of the site`);
      else if (path === "/blog" && content.posts.length === 0)
        problems.add(file, field, "leads to a blog without posts: remove this entry, or write a post");
    }
  }
}

const FILE = "pages/search.yaml";
const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Reports phrases of `alsoTyped` that are not on the site. */
export function checkSearch(content: Content, problems: Problems): void {
  const { alsoTyped } = content.pages.search;
  const texts = textsOf(content).filter(({ file }) => file !== FILE);
  const all = plain(texts.map(({ text }) => text).join("\n"));
  for (const phrase of Object.keys(alsoTyped))
    if (!all.includes(plain(phrase)))
      problems.add(FILE, `alsoTyped.${phrase}`, "is nowhere on the site: correct or delete the line");
}
