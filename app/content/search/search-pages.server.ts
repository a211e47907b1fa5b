import { yearText } from "../../lib/count-text.ts";
import { outcomeText, pictureAt, postCard, projectCard } from "../read/cards.server.ts";
import { getContent } from "../read/content.server.ts";
import { mainPages, PAGE_AT } from "../read/known-paths.server.ts";
import { legalText } from "../read/legal-text.server.ts";
import { priceParts } from "../read/money.server.ts";
import type { PictureData } from "../read/pictures.server.ts";
import type { Pages, Post, Project, Service } from "../schema/content.server.ts";
import { markdownTexts, paragraphs, textsIn } from "./texts.server.ts";

/** A page as a result shows it. */
export type SearchCard = {
  path: string;
  title: string;
  /** The languages of the title with the first passage, and of the other passages, where those are not the page's. */
  lang?: string;
  textLang?: string;
  group: keyof Pages["search"]["groups"];
  accent: string;
  /** Beside the title: a service, a year, a price. */
  label: string;
  /** What came of a project, shown where it is the best result. */
  outcome?: string | undefined;
  /** Files of its picture: the smallest, and a square crop for small rows. */
  picture?: { src: string; coverCrop?: string };
};

/** A page of the search: what a result shows, keywords, and its texts, the first of which introduces it. */
export type SearchPage = { card: SearchCard; keywords: string[]; passages: string[] };

/** Every page that the search finds. */
export function searchPages(): SearchPage[] {
  const { services, projects, posts } = getContent();
  return [
    ...services.map(servicePage),
    ...mainSearchPages(),
    ...textPages(),
    ...posts.map(postPage),
    ...projects.map(projectPage),
  ];
}

/** Links to the services and main pages, as an alternative to searching. */
export function browsePages(pages: SearchPage[]) {
  const content = getContent();
  const accents = new Map(pages.map(({ card }) => [card.path, card.accent]));
  const main = mainPages(content).filter(({ path }) => path !== "/");
  return [
    ...content.services.map(({ title, link, color }) => ({ name: title, path: link, accent: color })),
    ...main.map(({ name, path }) => ({ name, path, accent: accents.get(path) ?? "neutral" })),
  ];
}

function thumb(picture: PictureData, coverCrop?: string): NonNullable<SearchCard["picture"]> {
  const src = picture.srcSet?.split(" ", 1)[0] || picture.src;
  return { src, ...(coverCrop && { coverCrop }) };
}

/** The languages of a card, if they differ from the page's. @param text of the passages after the first */
function langs(lang: string | undefined, text = lang): Pick<SearchCard, "lang" | "textLang"> {
  return { ...(lang && { lang }), ...(text && { textLang: text }) };
}

function servicePage(service: Service): SearchPage {
  const { title, link, color, description, imageUrl, points, page, lang } = service;
  return {
    card: {
      path: link,
      title,
      group: "services",
      accent: color,
      label: priceParts(service)?.short ?? "",
      ...langs(lang),
      picture: thumb(pictureAt(imageUrl, "")),
    },
    keywords: points,
    passages: [description, ...textsIn(page)],
  };
}

function projectPage(project: Project): SearchPage {
  const { title, link, color, categoryTitle, year, picture, coverCrop } = projectCard(project);
  const { challenge, solution, results, testimonial, galleryImages } = project.caseStudy;
  const { quote, author } = testimonial ?? {};
  const label = [categoryTitle, year].filter((part) => part !== undefined).join(", ");
  const shown = {
    path: link,
    title,
    ...langs(project.lang, project.storyLang),
    accent: color,
    label,
    outcome: outcomeText(project),
  };
  return {
    card: { ...shown, group: "projects", picture: thumb(picture, coverCrop) },
    keywords: [categoryTitle, project.client ?? "", `${year ?? ""}`, ...project.technologies, author ?? ""],
    passages: [
      project.description,
      ...paragraphs(challenge),
      ...paragraphs(solution),
      ...results,
      // Sentence by sentence, for each is shown with the name of who said it.
      ...(quote?.split(/(?<=[.!?।]["”’]?)\s+/) ?? []).map((said) => `${author}: “${said}”`),
      ...galleryImages.flatMap(({ caption }) => caption ?? []),
    ],
  };
}

function postPage(post: Post): SearchPage {
  const { title, slug, color, category, excerpt, picture, coverCrop } = postCard(post);
  const label = `${category}, ${yearText(Number(post.date.slice(0, 4)), getContent().site)}`;
  const shown = { path: `/blog/${slug}`, title, ...langs(post.lang), accent: color, label };
  return {
    card: { ...shown, group: "posts", picture: thumb(picture, coverCrop) },
    keywords: [category, post.author, ...post.tags],
    passages: [excerpt, ...markdownTexts(post.body)],
  };
}

function mainSearchPages(): SearchPage[] {
  const content = getContent();
  const { site, pages } = content;
  // The agency's further pages are texts (textPages).
  const main = mainPages(content).filter(({ path }) => path in PAGE_AT);
  return main.map(({ name, path }) => {
    const page = pages[PAGE_AT[path as keyof typeof PAGE_AT]];
    const { meta, accent, ...words } = page;
    const { email, phones, address } = site.contact;
    const postal = Object.values(address).join(", ");
    const contact = path === "/contact" ? [...(postal ? [postal] : []), email, ...phones] : [];
    const members = "team" in page ? (page.team?.members ?? []) : [];
    const picture = pictureOf(path, page);
    const card = pageCard(path, "title" in page ? page.title : site.name, name, accent);
    return {
      card: picture ? { ...card, picture: thumb(pictureAt(picture, "")) } : card,
      keywords: [name, ...contact, ...members.map((member) => member.name)],
      // The texts of home are also on the pages that it links to.
      passages: [meta.description, ...contact.slice(0, 1), ...(path === "/" ? [] : textsIn(words))],
    };
  });
}

/** The first picture of a main page; of a list, the picture of its first entry. */
function pictureOf(path: string, page: unknown): string | undefined {
  const { projects, posts } = getContent();
  if (path === "/portfolio") return projects[0]?.imageUrl;
  if (path === "/blog") return posts[0]?.coverCrop ?? posts[0]?.featuredImage;
  return firstPicture(page);
}

function firstPicture(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if ("imageUrl" in value && typeof value.imageUrl === "string") return value.imageUrl;
  return Object.values(value).map(firstPicture).find(Boolean);
}

function textPages(): SearchPage[] {
  const { legal, texts, pages, site } = getContent();
  const { accent: legalAccent } = pages.search.groups.pages;
  const legalGroup = site.footer.groups.find(({ links }) => links === "legal")?.title;
  const all = [
    ...legal.map(({ accent = legalAccent, ...text }) => {
      return { ...text, body: legalText(text, site), accent, name: legalGroup ?? text.title };
    }),
    ...texts.map((text) => ({ ...text, name: text.title })),
  ];
  return all.map(({ title, path, lead, body, accent, name, lang }) => ({
    card: { ...pageCard(path, title, name, accent), ...langs(lang) },
    keywords: [],
    passages: [lead, ...markdownTexts(body)],
  }));
}

function pageCard(path: string, title: string, name: string, accent: string): SearchCard {
  return { path, title, group: "pages", accent, label: name === title ? "" : name };
}
