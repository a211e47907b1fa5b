import { SECTIONS } from "../../../pages/home/sections/sections.server.ts";
import { PATHS } from "../../../paths.ts";
import { noteDuplicates } from "../../check/note-duplicates.server.ts";
import type { Problems } from "../../files/read-files.server.ts";
import { blocks, entry, link, list, prose, section } from "../../markdown/write-markdown.server.ts";
import type { Content } from "../../schema/content.server.ts";
import type { PageType } from "../page-type.server.ts";
import { homeSchema } from "./schema.server.ts";

const FILE = "pages/home.yaml";

/** The home page. */
export const homePage: PageType<typeof homeSchema> = {
  file: FILE,
  schema: homeSchema,
  check,
  path: PATHS.home,
  isMain: true,
  markdown,
  // Leave home's text out of the search: the pages that home links to contain it, too.
  search: () => ({ hasNoTexts: true }),
  cardLabel: ({ site }) => site.contact.address.city,
};

/** Adds a problem in `pages/home.yaml`. */
export type AddHomeProblem = (field: string, problem: string) => void;

/**
 * Reports slides with the same link, and sections that are listed twice or lack a block. Runs each section's own check.
 */
function check(content: Content, problems: Problems): void {
  const { home } = content.pages;
  const add: AddHomeProblem = (field, problem) => problems.add(FILE, field, problem);
  const slideLinks = home.slides.map(({ link }) => link);
  noteDuplicates(slideLinks, FILE, "slides: link", problems);
  home.sections.forEach((name, index) => {
    if (typeof name !== "string") return;
    const field = `sections[${index}]`;
    if (home[name].title === "")
      add(field, `'${name}' is listed, but its block is missing: write it, or delete this line`);
    if (home.sections.indexOf(name) !== index) add(field, `'${name}' is listed twice`);
  });
  for (const section of Object.values(SECTIONS)) if ("check" in section) section.check(content, add);
}

function markdown(content: Content): string {
  const { pages, services, projects } = content;
  const { home } = pages;
  const results = home.results.list.map(({ figure, text, project: id }) => {
    const project = projects.find((candidate) => candidate.id === id);
    return `${project ? `${link(content, project.title, project.link)}: ` : ""}${figure}: ${text}`;
  });
  const years = home.journey.entries.map(({ year, title, description }) =>
    blocks(`### ${year ? `${year}: ` : ""}${title}`, prose(description)),
  );
  return blocks(
    `# ${home.headline.join(" ")}`,
    home.intro,
    ...home.sections.flatMap((entry) =>
      typeof entry === "string" ? [] : section({ title: entry.text.title }, entry.text.lines.map(prose)),
    ),
    home.sections.includes("services") &&
      section(home.services, list(services.map((each) => entry(content, each)))),
    home.sections.includes("results") && section(home.results, list(results)),
    home.sections.includes("journey") && section(home.journey, years),
    section({ title: home.callToAction.lines.join(" "), text: home.callToAction.text }),
  );
}
