import { splitResult } from "../../lib/split-result.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { stated, withDigits } from "./numbers.server.ts";
import { wrongFigure } from "./stated-change.server.ts";

/** "from about 36 to 24": what stands between the words and the numbers is at most one word and a sign. */
const FROM_TO =
  /\bfrom (?:\p{L}+ )?[^\p{L}\d\s]{0,2}(?<from>\d[\d,]*(?:\.\d+)?)(?:(?! from )[^;:])*? to (?:\p{L}+ )?[^\p{L}\d\s]{0,2}(?<to>\d[\d,]*(?:\.\d+)?)/u;
const IS_YEAR = /^(?:19|20)\d\d$/;
/** "6 min 40 s" is one measure in two numbers. */
const IN_TWO_UNITS = /\d ?(?:d|h|hrs?|min|km|m|kg|lb|ft) \d/;

/** Notes figures that are not what their own sentence, or their own before and after, comes to. */
export function checkResults({ projects, pages }: Content, problems: Problems): void {
  for (const { id, caseStudy } of projects) {
    caseStudy.results.forEach((result, at) => {
      const { figure, text } = splitResult(result);
      const { from = "", to = "" } = FROM_TO.exec(withDigits(text))?.groups ?? {};
      if (IS_YEAR.test(from) || IS_YEAR.test(to) || IN_TWO_UNITS.test(text)) return;
      const wrong = wrongFigure(figure, stated(from), stated(to));
      if (wrong)
        problems.add(`projects/${id}.yaml`, `caseStudy.results[${at}]`, `says '${figure}', but ${wrong}`);
    });
  }
  pages.home.results.list.forEach(({ figure, project, before, after }, at) => {
    const field = `results.list[${at}].figure`;
    const own = projects.find(({ id }) => id === project)?.caseStudy.results.map(splitResult) ?? [];
    if (own.length > 0 && !own.some((result) => plain(result.figure) === plain(figure))) {
      const figures = own.map((result) => `'${result.figure}'`).join(", ");
      problems.add("pages/home.yaml", field, `'${figure}' is no result of '${project}': it has ${figures}`);
    }
    const wrong = wrongFigure(figure, stated(String(before.value)), stated(String(after.value)));
    if (wrong) problems.add("pages/home.yaml", field, `says '${figure}', but ${wrong}`);
  });
}

const plain = (figure: string) => figure.replace(/\s/g, "").replace(/−/g, "-").toLowerCase();
