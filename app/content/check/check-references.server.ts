import { knownPaths } from "../addresses/known-paths.server.ts";
import { didYouMean } from "../files/nearest-word.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import { targetsIn } from "../markdown/markdown-document.server.ts";
import type { Content } from "../schema/content.server.ts";
import { CONTENT_TYPES, PAGE_TYPES } from "../types/index.server.ts";
import type { ContentText } from "./walk-content.server.ts";

/** The accent that every theme must have. The product uses it behind the footer, the menu and enlarged pictures. */
const NEUTRAL = "neutral";
/** Messages list at most this number of valid names. */
const MOST_NAMES = 20;

/** Reports references to missing entries and accents. @param isWhole whether all files are valid; else only accents */
export function checkReferences(
  content: Content,
  problems: Problems,
  texts: readonly ContentText[],
  isWhole: boolean,
): void {
  const { theme } = content;
  const known = new Map([["accent", theme.accents]]);
  for (const [name, { blank, nameOf }] of CONTENT_TYPES)
    if (blank)
      known.set(
        blank.command,
        content[name].map((entry) => nameOf(entry)),
      );
  const neutral = `[data-accent="${NEUTRAL}"]`;
  if (!theme.accents.includes(NEUTRAL))
    problems.add(
      "theme.css",
      neutral,
      "is missing: it is the background of footer, menu and enlarged pictures",
    );
  for (const { text, file, field, to } of texts) {
    const names = to && known.get(to);
    if (!names || names.includes(text) || (to !== "accent" && !isWhole)) continue;
    const missing = to === "accent" ? `theme.css defines no accent '${text}'` : `there is no ${to} '${text}'`;
    const hint = names.length > MOST_NAMES ? "" : `: use one of ${names.join(", ")}`;
    problems.add(file, field, `${missing}${didYouMean(text, names)}${hint}`);
  }
}

/** Checks for an address from the site's root, a heading on the same page, or an address with a scheme. */
const isWhole = (url: string) => /^(?:[/#]|https?:|mailto:|tel:|sms:)/.test(url);

/** Reports malformed links, and links to pages of this site that are missing or empty. */
export function checkLinks(content: Content, problems: Problems, texts: readonly ContentText[]): void {
  const paths = knownPaths(content);
  const faults = new Map(PAGE_TYPES.map(([, page]) => [page.path, page.linkFault?.(content)]));
  for (const { text, file, field } of texts) {
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
      const fault = faults.get(path);
      if (fault) problems.add(file, field, fault);
    }
  }
}
