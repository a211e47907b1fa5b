import { pageName } from "../../addresses/page-names.server.ts";
import { blocks, section, withAbsoluteUrls } from "../../markdown/write-markdown.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { langs, pageCard } from "../../search/search-page.server.ts";
import { markdownTexts } from "../../search/texts.server.ts";
import type { ContentType } from "../content-type.server.ts";
import type { TextPage } from "./schema.server.ts";
import { textPageSchema } from "./schema.server.ts";

/** The agency's additional pages. The file name is the address. */
export const texts: ContentType<TextPage, typeof textPageSchema> = {
  folder: "pages",
  ending: ".md",
  schema: textPageSchema,
  section: "main",
  read: (files) => files.map(({ file: _, name, ...text }): TextPage => ({ ...text, path: `/${name}` })),
  nameOf: ({ path }) => path.slice(1),
  pathOf: ({ path }) => path,
  summaryOf(content, { path, title, headline = title }) {
    return { name: pageName(content, path), headline };
  },
  searchPage: (content, { path, title, lead, body, accent, lang }) => ({
    card: { ...pageCard(path, title, title, accent), ...langs(lang) },
    keywords: [],
    passages: [lead, ...markdownTexts(content, body)],
  }),
  markdown,
  chartText: ({ body }) => body,
  blank: {
    command: "page",
    title:
      "An additional page. Write its text below the second line '---', in Markdown: '## ' starts a heading. The headings form a table of contents.",
    starts: () => ({}),
  },
};

function markdown(content: Content, { title, lead, body, callToAction }: TextPage): string {
  return blocks(`# ${title}`, lead, withAbsoluteUrls(content, body), callToAction && section(callToAction));
}
