import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { checkCharts } from "./check-charts.server.ts";
import { checkColors } from "./check-colors.server.ts";
import { checkDyes } from "./check-dyes.server.ts";
import { checkFacts } from "./check-facts.server.ts";
import { checkFilms } from "./check-films.server.ts";
import { checkGlyphs } from "./check-glyphs.server.ts";
import { checkHome } from "./check-home.server.ts";
import { checkLinks } from "./check-links.server.ts";
import { checkLists } from "./check-lists.server.ts";
import { checkPictures } from "./check-pictures.server.ts";

/** Notes what a schema cannot see: duplicates, references, dyes, contrasts, links, pictures. */
export function checkContent(content: Content, root: string, problems: Problems): void {
  checkLists(content, root, problems);
  checkHome(content, problems);
  checkDyes(content, problems);
  checkColors(root, problems);
  checkCharts(content, problems);
  checkGlyphs(content, root, problems);
  checkLinks(content, problems);
  checkPictures(content, root, problems);
  checkFilms(content, root, problems);
  checkFacts(content, problems);
}
