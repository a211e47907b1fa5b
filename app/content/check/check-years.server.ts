import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { firstYearOf } from "./technology-years.server.ts";

const YEAR = /(?<![\d.,:/-])(?:19|20)\d\d(?![\d.,:/%-]\d|\d|%)/g;

/**
 * Notes technologies that are younger than the project, and results or projects that lie in the future.
 * @param thisYear the year of the build
 */
export function checkYears({ projects }: Content, thisYear: number, problems: Problems): void {
  for (const { id, year, technologies = [], caseStudy } of projects) {
    const file = `projects/${id}.yaml`;
    if (year === undefined) continue;
    if (year > thisYear) problems.add(file, "year", `${year} lies ahead: write the year of the work`);
    technologies.forEach((technology, at) => {
      const first = firstYearOf(technology);
      if (first !== undefined && first > year)
        problems.add(
          file,
          `technologies[${at}]`,
          `'${technology}' came out in ${first}, after the project of ${year}: mend one of them`,
        );
    });
    caseStudy.results.forEach((result, at) => {
      for (const [named] of result.matchAll(YEAR))
        if (Number(named) > thisYear)
          problems.add(file, `caseStudy.results[${at}]`, `was measured in ${named}, which lies ahead`);
    });
  }
}
