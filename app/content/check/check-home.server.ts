import { SECTIONS } from "../../pages/home/sections/sections.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Reports a problem in `pages/home.yaml`. */
export type HomeNote = (field: string, problem: string) => void;

/** Reports sections that are listed twice or lack a block, and runs each section's own check. */
export function checkHome(content: Content, problems: Problems): void {
  const { home } = content.pages;
  const note: HomeNote = (field, problem) => problems.add("pages/home.yaml", field, problem);
  home.sections.forEach((name, index) => {
    if (typeof name !== "string") return;
    const field = `sections[${index}]`;
    if (home[name].title === "")
      note(field, `'${name}' is listed, but its block is missing: write it, or delete this line`);
    if (home.sections.indexOf(name) !== index) note(field, `'${name}' is listed twice`);
  });
  for (const section of Object.values(SECTIONS)) if ("check" in section) section.check(content, note);
}
