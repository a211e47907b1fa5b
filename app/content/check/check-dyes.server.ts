import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** The dye that the product itself names: the dark ground of footer, menu and enlarged pictures. */
const NEUTRAL = "neutral";
/** Fields that name a dye; a service's and a project's is its colour. */
const FIELDS = new Set(["dye", "threads", "stripes", "color"]);

/** Notes dyes that theme.css does not define. */
export function checkDyes(content: Content, problems: Problems): void {
  const { dyes } = content.theme;
  if (!dyes.includes(NEUTRAL)) {
    problems.add(
      "theme.css",
      `[data-dye="${NEUTRAL}"]`,
      "is missing: footer, menu and enlarged pictures stand on it",
    );
  }
  for (const { text, file, field, key } of textsOf(content)) {
    if (!FIELDS.has(key) || dyes.includes(text)) continue;
    problems.add(file, field, `theme.css defines no dye '${text}': use one of ${dyes.join(", ")}`);
  }
}
