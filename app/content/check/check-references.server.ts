import { didYouMean } from "../read/nearest-word.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** The only dye that the product names: the ground of footer, menu and enlarged pictures. */
const NEUTRAL = "neutral";

/**
 * Notes services, projects, posts and dyes that a file names and that do not exist.
 * @param isWhole whether every file could be read; otherwise only dyes are checked
 */
export function checkReferences(content: Content, problems: Problems, isWhole: boolean): void {
  const { services, projects, posts, theme } = content;
  const known = {
    service: services.map(({ id }) => id),
    project: projects.map(({ id }) => id),
    post: posts.map(({ slug }) => slug),
    dye: theme.dyes,
  };
  const neutral = `[data-dye="${NEUTRAL}"]`;
  if (!theme.dyes.includes(NEUTRAL))
    problems.add("theme.css", neutral, "is missing: footer, menu and enlarged pictures stand on it");
  for (const { text, file, field, to } of textsOf(content)) {
    if (!to || known[to].includes(text) || (to !== "dye" && !isWhole)) continue;
    const missing = to === "dye" ? `theme.css defines no dye '${text}'` : `there is no ${to} '${text}'`;
    const hint = to === "project" || to === "post" ? ` in ${to}s` : `: use one of ${known[to].join(", ")}`;
    problems.add(file, field, `${missing}${didYouMean(text, known[to])}${hint}`);
  }
}
