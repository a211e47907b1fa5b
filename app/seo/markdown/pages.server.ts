import { getContent } from "../../content/read/content.server.ts";
import { mainPages } from "../../content/read/known-paths.server.ts";
import { formatDate } from "../../lib/format-date.ts";
import { hoursByRange } from "../../lib/opening-hours.ts";
import { postalAddress } from "../../lib/postal-address.ts";
import { blocks, image, link, list, prose } from "./markdown.server.ts";

export function homeTwin(): string {
  const { pages, services, projects } = getContent();
  const { home } = pages;
  const shown = new Set(home.sections);
  return blocks(
    `# ${home.headline.join(" ")}`,
    home.intro,
    shown.has("services") &&
      blocks(
        `## ${home.services.title}`,
        home.services.text,
        list(services.map(({ title, link: path, description }) => `${link(title, path)}: ${description}`)),
      ),
    shown.has("results") &&
      blocks(
        `## ${home.results.title}`,
        home.results.text,
        list(
          home.results.list.map(({ figure, text, project: id }) => {
            const project = projects.find((candidate) => candidate.id === id);
            return `${project ? `${link(project.title, project.link)}: ` : ""}${figure}: ${text}`;
          }),
        ),
      ),
    shown.has("journey") &&
      blocks(
        `## ${home.journey.title}`,
        home.journey.text,
        home.journey.entries.map(({ year, title, description }) =>
          blocks(`### ${year}: ${title}`, prose(description)),
        ),
      ),
    blocks(`## ${home.callToAction.lines.join(" ")}`, home.callToAction.text),
  );
}

export function aboutTwin(): string {
  const { title, lead, story, values, team, stats, callToAction } = getContent().pages.about;
  return blocks(
    `# ${title}`,
    lead,
    story && blocks(`## ${story.title}`, story.paragraphs.map(prose), image(story.imageUrl, story.alt)),
    values &&
      blocks(
        `## ${values.title}`,
        values.text,
        list(values.list.map((value) => `${value.title}: ${value.desc}`)),
      ),
    team &&
      blocks(
        `## ${team.title}`,
        team.text,
        list(team.members.map(({ name, role, responsibility }) => `${name}, ${role}: ${responsibility}`)),
      ),
    stats && list(stats.list.map(({ number, label }) => `${label}: ${number}`)),
    blocks(`## ${callToAction.title}`, callToAction.text),
  );
}

export function contactTwin(): string {
  const { site, pages } = getContent();
  const { title, lead, information, blocks: ways, faq } = pages.contact;
  const { email, phones, address, hours } = site.contact;
  return blocks(
    `# ${title}`,
    lead,
    blocks(
      `## ${information.title}`,
      list([
        `${information.generalLabel}: ${link(email, `mailto:${email}`)}`,
        ...phones.map((phone) => `Phone: ${link(phone, `tel:${phone.replaceAll(" ", "")}`)}`),
        `Address: ${postalAddress(address)}`,
        ...hoursByRange(hours).map((range) => `${range.days}: ${range.hours}`),
      ]),
    ),
    ways.map((way) => blocks(`## ${way.title}`, way.text, link(way.linkText, way.link))),
    faq &&
      blocks(
        `## ${faq.title}`,
        faq.entries.map(({ question, answer }) => blocks(`### ${question}`, prose(answer))),
      ),
  );
}

export function servicesTwin(): string {
  const { pages, services } = getContent();
  const { title, lead, approach, industries, callToAction } = pages.services;
  return blocks(
    `# ${title}`,
    lead,
    services.map((service) =>
      blocks(`## ${link(service.title, service.link)}`, service.description, list(service.points)),
    ),
    approach &&
      blocks(
        `## ${approach.title}`,
        approach.text,
        approach.steps.map((step) => `${step.step}. ${step.title}: ${step.description}`).join("\n"),
      ),
    industries && blocks(`## ${industries.title}`, industries.text, list(industries.list)),
    blocks(`## ${callToAction.title}`, callToAction.text),
  );
}

export function portfolioTwin(): string {
  const { pages, projects } = getContent();
  const { title, lead, callToAction } = pages.portfolio;
  return blocks(
    `# ${title}`,
    lead,
    list(projects.map((project) => `${link(project.title, project.link)}: ${project.description}`)),
    blocks(`## ${callToAction.title}`, callToAction.text),
  );
}

export function blogTwin(): string {
  const { pages, posts, site } = getContent();
  const { title, lead } = pages.blog;
  const lines = posts.map(
    (post) => `${link(post.title, `/blog/${post.slug}`)}, ${formatDate(post.date, site.locale)}`,
  );
  return blocks(`# ${title}`, lead, list(lines));
}

export function sitemapTwin(): string {
  const content = getContent();
  const { pages, services, projects, legal } = content;
  const { title, lead } = pages.sitemap;
  const listed = services.filter(({ sitemap }) => sitemap);
  return blocks(
    `# ${title}`,
    lead,
    list(mainPages(content).map(({ name, path }) => link(name, path))),
    listed.map((service) =>
      blocks(
        `## ${link(service.title, service.link)}`,
        list(
          projects
            .filter(({ serviceCategory }) => serviceCategory === service.id)
            .map((project) => link(project.title, project.link)),
        ),
      ),
    ),
    list(legal.map((text) => link(text.title, text.path))),
  );
}
