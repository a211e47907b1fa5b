import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

const FILE = "pages/search.yaml";
const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Notes phrases of `alsoTyped` that are not on the site. */
export function checkSearch(content: Content, problems: Problems): void {
  const { alsoTyped } = content.pages.search;
  const texts = textsOf(content).filter(({ file }) => file !== FILE);
  const all = plain(texts.map(({ text }) => text).join("\n"));
  for (const phrase of Object.keys(alsoTyped))
    if (!all.includes(plain(phrase)))
      problems.add(FILE, `alsoTyped.${phrase}`, "is nowhere on the site: correct or delete the line");
}
