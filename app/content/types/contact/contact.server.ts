import { hoursByRange } from "../../../lib/opening-hours.ts";
import { postalAddress } from "../../../lib/postal-address.ts";
import { telAddress } from "../../../lib/tel-address.ts";
import { PATHS } from "../../../paths.ts";
import { blocks, link, list, prose, section } from "../../markdown/write-markdown.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { reference, type Thing } from "../../site/things.server.ts";
import { checkMember } from "../about/team.server.ts";
import type { PageType, SearchAdditions } from "../page-type.server.ts";
import { contactSchema } from "./schema.server.ts";

const FILE = "pages/contact.yaml";

/** The contact page. */
export const contactPage: PageType<typeof contactSchema> = {
  file: FILE,
  schema: contactSchema,
  check(content, problems) {
    const { reader } = content.pages.contact;
    if (reader) checkMember(content, reader.name, FILE, "reader.name", problems);
  },
  path: PATHS.contact,
  isMain: true,
  markdown,
  search,
  schemaType: "ContactPage",
  thing: faqPage,
  showsContact: true,
};

function markdown(content: Content): string {
  const { site, pages, words } = content;
  const { information: labels, opening } = words.contact;
  const { title, lead, information, blocks: ways, faq } = pages.contact;
  const { email, phones, address, hours, hoursNote } = site.contact;
  const postal = postalAddress(address, site);
  const contact = [
    `${information.generalLabel}: ${link(content, email, `mailto:${email}`)}`,
    ...phones.map((phone) => `${labels.phone}: ${link(content, phone, telAddress(phone))}`),
    ...(postal ? [`${labels.address}: ${postal}`] : []),
    ...hoursByRange(hours, site.locale, opening).map((range) => `${range.days}: ${range.hours}`),
    ...(hoursNote ? [hoursNote] : []),
  ];
  return blocks(
    `# ${title}`,
    lead,
    section({ title: information.title }, list(contact)),
    ways.map((way) => section(way, link(content, way.linkText, way.link))),
    faq &&
      section(
        { title: faq.title },
        faq.entries.map(({ question, answer }) => blocks(`### ${question}`, prose(answer))),
      ),
  );
}

function search({ site }: Content): SearchAdditions {
  const { email, phones, address } = site.contact;
  const postal = Object.values(address).join(", ");
  const keywords = [...(postal ? [postal] : []), email, ...phones];
  return { keywords, passages: keywords.slice(0, 1) };
}

/** Returns the page's questions; undefined if it has none. */
function faqPage(content: Content): Thing | undefined {
  const { faq } = content.pages.contact;
  if (!faq) return undefined;
  const mainEntity = faq.entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.trim() },
  }));
  return { "@type": "FAQPage", ...reference(content, `${PATHS.contact}#faq`), mainEntity };
}
