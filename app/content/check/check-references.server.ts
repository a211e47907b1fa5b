import { didYouMean } from "../read/nearest-word.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** The only accent that the product names: the ground of footer, menu and enlarged pictures. */
const NEUTRAL = "neutral";

/**
 * Notes services, projects, posts, accents and a currency that a file needs and that do not exist.
 * @param isWhole whether every file could be read; otherwise only accents are checked
 */
export function checkReferences(content: Content, problems: Problems, isWhole: boolean): void {
  const { services, projects, posts, theme } = content;
  const known = {
    service: services.map(({ id }) => id),
    project: projects.map(({ id }) => id),
    post: posts.map(({ slug }) => slug),
    accent: theme.accents,
  };
  const neutral = `[data-accent="${NEUTRAL}"]`;
  if (!theme.accents.includes(NEUTRAL))
    problems.add("theme.css", neutral, "is missing: it is the ground of footer, menu and enlarged pictures");
  if (!content.site.money) {
    const message = "has no currency: add `money` to site.yaml, such as `money: { currency: EUR }`";
    for (const { id, price } of services) if (price) problems.add(`services/${id}.yaml`, "price", message);
    for (const { id, budget } of projects) if (budget) problems.add(`projects/${id}.yaml`, "budget", message);
  }
  for (const { text, file, field, to } of textsOf(content)) {
    if (!to || known[to].includes(text) || (to !== "accent" && !isWhole)) continue;
    const missing = to === "accent" ? `theme.css defines no accent '${text}'` : `there is no ${to} '${text}'`;
    const hint = to === "project" || to === "post" ? ` in ${to}s` : `: use one of ${known[to].join(", ")}`;
    problems.add(file, field, `${missing}${didYouMean(text, known[to])}${hint}`);
  }
}
