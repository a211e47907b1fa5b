import { z } from "zod";
import { PATHS } from "../../../paths.ts";
import { blocks, entry, list, section, withNote } from "../../markdown/write-markdown.server.ts";
import { callToAction, note, pageTop, text } from "../../schema/fields.server.ts";
import type { PageType } from "../page-type.server.ts";

const portfolioSchema = z.strictObject({ ...pageTop, note, all: text(30), empty: text(100), callToAction });

/** The list of projects. */
export const portfolioPage: PageType<typeof portfolioSchema> = {
  file: "pages/portfolio.yaml",
  schema: portfolioSchema,
  path: PATHS.portfolio,
  isMain: true,
  markdown(content) {
    const { title, lead, note, callToAction } = content.pages.portfolio;
    return blocks(
      `# ${title}`,
      withNote(content, lead, note),
      list(content.projects.map((each) => entry(content, each))),
      section(callToAction),
    );
  },
  search: ({ projects }) => ({ picture: projects[0]?.imageUrl }),
  hasCardOfPictures: true,
};
