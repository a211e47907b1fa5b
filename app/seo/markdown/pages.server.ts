import { mainPages } from "../../content/addresses/page-names.server.ts";
import {
  blocks,
  entry,
  image,
  link,
  list,
  numbered,
  prose,
  section,
} from "../../content/markdown/write-markdown.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import { fillIn } from "../../lib/fill-in.ts";
import { formatDate } from "../../lib/format-date.ts";
import { hoursByRange } from "../../lib/opening-hours.ts";
import { postalAddress } from "../../lib/postal-address.ts";
import { telAddress } from "../../lib/tel-address.ts";

function homeTwin(content: Content): string {
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

function aboutTwin(content: Content): string {
  const { title, lead, story, values, team, stats, callToAction } = content.pages.about;
  return blocks(
    `# ${title}`,
    lead,
    story &&
      section({ title: story.title }, story.paragraphs.map(prose), image(content, story.imageUrl, story.alt)),
    values && section(values, list(values.list.map((value) => `${value.title}: ${value.desc}`))),
    team &&
      section(
        team,
        list(team.members.map(({ name, role, responsibility }) => `${name}, ${role}: ${responsibility}`)),
      ),
    stats &&
      list(
        stats.list.map(({ number, label, counts }) => `${label}: ${number}${counts ? ` (${counts})` : ""}`),
      ),
    section(callToAction),
  );
}

function contactTwin(content: Content): string {
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

function servicesTwin(content: Content): string {
  const { pages, services } = content;
  const { title, lead, approach, industries, callToAction } = pages.services;
  return blocks(
    `# ${title}`,
    lead,
    services.map((service) =>
      section(
        { title: link(content, service.title, service.link), text: service.description },
        list(service.points),
      ),
    ),
    approach && section(approach, numbered(approach.steps)),
    industries &&
      section(
        { ...industries, text: noted(content, industries.text, industries.note) },
        list(industries.list.map(({ name }) => name)),
      ),
    section(callToAction),
  );
}

function noted(
  content: Content,
  text: string,
  note: { text: string; linkText: string; link: string } | undefined,
): string {
  return note ? `${text} ${fillIn(note.text, { link: link(content, note.linkText, note.link) })}` : text;
}

function portfolioTwin(content: Content): string {
  const { pages, projects } = content;
  const { title, lead, note, callToAction } = pages.portfolio;
  return blocks(
    `# ${title}`,
    noted(content, lead, note),
    list(projects.map((each) => entry(content, each))),
    section(callToAction),
  );
}

function blogTwin(content: Content): string {
  const { pages, posts, site } = content;
  const { title, lead } = pages.blog;
  const lines = posts.map(
    (post) => `${link(content, post.title, post.link)}, ${formatDate(post.date, site.locale)}`,
  );
  return blocks(`# ${title}`, lead, list(lines));
}

function sitemapTwin(content: Content): string {
  const { title, lead, note } = content.pages.sitemap;
  const listed = content.services.filter(({ sitemap }) => sitemap);
  const projectsOf = (id: string) => content.projects.filter(({ serviceCategory }) => serviceCategory === id);
  return blocks(
    `# ${title}`,
    noted(content, lead, note),
    list(mainPages(content).map(({ name, path }) => link(content, name, path))),
    listed.map((service) =>
      section(
        { title: link(content, service.title, service.link) },
        list(projectsOf(service.id).map((project) => link(content, project.title, project.link))),
      ),
    ),
    list(content.legal.map((text) => link(content, text.title, text.path))),
  );
}

/** The Markdown twins of the pages in `PAGE_AT`, by name. Add new pages here. */
export const PAGE_TWINS = {
  home: homeTwin,
  about: aboutTwin,
  contact: contactTwin,
  services: servicesTwin,
  portfolio: portfolioTwin,
  blog: blogTwin,
  sitemap: sitemapTwin,
};
