import type { Problems } from "../../files/read-files.server.ts";
import { blocks, withAbsoluteUrls } from "../../markdown/write-markdown.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { langs, pageCard, type SearchPage } from "../../search/search-page.server.ts";
import { markdownTexts } from "../../search/texts.server.ts";
import type { ContentType } from "../content-type.server.ts";
import { legalSwitches, legalText, strayDirective, unknownSwitches } from "./legal-text.server.ts";
import type { Legal } from "./schema.server.ts";
import { legalSchema } from "./schema.server.ts";

/** Legal texts. The file name is the address. */
export const legal: ContentType<Legal, typeof legalSchema> = {
  folder: "legal",
  ending: ".md",
  schema: legalSchema,
  section: "optional",
  read: (files) => files.map(({ file: _, name, ...text }): Legal => ({ ...text, path: `/${name}` })),
  nameOf: ({ path }) => path.slice(1),
  pathOf: ({ path }) => path,
  summaryOf: (_content, { title }) => ({ name: title }),
  searchPage(content, text): SearchPage {
    const { pages, site } = content;
    const { path, title, lead, accent = pages.search.groups.pages.accent, lang } = text;
    const name = site.footer.groups.find(({ links }) => links === "legal")?.title ?? title;
    return {
      card: { ...pageCard(path, title, name, accent), ...langs(lang) },
      keywords: [],
      passages: [lead, ...markdownTexts(content, legalText(text, site))],
    };
  },
  markdown,
  chartText: ({ body }) => body.replaceAll("{retentionMonths}", "12"),
  sitemapGroups: ({ legal, words }) => [
    { title: words.sitemap.legal, links: legal.map(({ title, path }) => ({ name: title, path })) },
  ],
  isMainInSitemap: true,
  check,
};

function markdown(content: Content, { title, lead, body }: Legal): string {
  return blocks(`# ${title}`, lead, withAbsoluteUrls(content, legalText({ body }, content.site)));
}

/** Checks highlights, the telephone number and `:::when` directives. */
function check({ legal, site }: Content, problems: Problems): void {
  for (const text of legal) {
    const file = `legal${text.path}.md`;
    const lines = new Set(text.body.split("\n"));
    text.highlights.forEach((heading, index) => {
      if (!lines.has(`## ${heading}`))
        problems.add(file, `highlights[${index}]`, `the text has no heading '## ${heading}'`);
    });
    const noPhone = "'[phone]' needs a telephone number in site.yaml: add one, or delete this text";
    if (text.body.includes("[phone]") && site.contact.phones.length === 0)
      problems.add(file, "text", noPhone);
    const stray = strayDirective(text);
    const shape =
      "a conditional part starts with ':::when switch=value' and ends with ':::', each on its own line";
    if (stray) problems.add(file, "text", `'${stray}' would be shown: ${shape}`);
    const known = Object.keys(legalSwitches(site)).join(", ");
    for (const name of unknownSwitches(text, site))
      problems.add(file, "text", `':::when ${name}=' is not a switch: use one of ${known}`);
  }
}
