import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** The only dye that the product names: the ground of footer, menu and enlarged pictures. */
const NEUTRAL = "neutral";
/** Fields that name a dye. */
const FIELDS = new Set(["dye", "threads", "stripes", "color"]);

/** Notes dyes that theme.css does not define. */
export function checkDyes(content: Content, problems: Problems): void {
  const { dyes } = content.theme;
  const neutral = `[data-dye="${NEUTRAL}"]`;
  if (!dyes.includes(NEUTRAL))
    problems.add("theme.css", neutral, "is missing: footer, menu and enlarged pictures stand on it");
  for (const { text, file, field, key } of textsOf(content)) {
    if (!FIELDS.has(key) || dyes.includes(text)) continue;
    problems.add(file, field, `theme.css defines no dye '${text}': use one of ${dyes.join(", ")}`);
  }
}
