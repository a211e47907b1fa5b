import { agencyFolder } from "../../../server/folders.ts";
import { ContentError, Problems } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/**
 * Checks that an ornament with texts (app/ornaments.ts) and its texts are both present or both absent. Not in
 * `checkContent`, because only the build can import ornaments.
 * @param drawn the agency's ornaments by slot
 * @throws ContentError with all problems
 */
export function checkOrnaments(
  { site, pages }: Pick<Content, "site" | "pages">,
  drawn: { footerVisit?: unknown; techStackPlay?: unknown },
): void {
  const problems = new Problems(agencyFolder());
  const compare = (place: keyof typeof drawn, file: string, field: string, words: unknown) => {
    if (words && !drawn[place])
      problems.add(file, field, `nothing shows it: delete it, or draw '${place}' in ornaments/`);
    if (!words && drawn[place])
      problems.add(file, field, `is missing: '${place}' in ornaments/ shows these words`);
  };
  compare("footerVisit", "site.yaml", "visit", site.visit);
  const { sections, techStack } = pages.home;
  if (sections.includes("techStack"))
    compare("techStackPlay", "pages/home.yaml", "techStack.play", techStack.play);
  if (problems.list.length > 0) throw new ContentError(problems.list);
}
