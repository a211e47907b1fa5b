import type { SearchCard, SearchGroup, SearchHead } from "../../lib/search-terms.ts";
import { pictureAt, postCard, projectCard } from "../read/cards.server.ts";
import { getContent } from "../read/content.server.ts";
import { mainPages } from "../read/known-paths.server.ts";
import { legalText } from "../read/legal-text.server.ts";
import type { PictureData } from "../read/pictures.server.ts";
import type { Post, Project, Service } from "../schema/content.server.ts";
import { markdownTexts } from "./markdown-texts.server.ts";

/** Everything of a page that can be found: what a result shows, and its words by where they stand. */
export type SearchPage = { card: SearchCard; keywords: string[]; passages: string[] };

/** Every page that the search knows; services and pages first, as their small number does not grow. */
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

/** The pages from which everything else can be reached, for those who would rather look around. */
export function browsePages(): { services: SearchHead["browse"]; pages: SearchHead["browse"] } {
  const content = getContent();
  const main = mainPages(content).filter(({ path }) => path !== "/");
  return {
    services: content.services.map(({ title, link, color }) => ({ name: title, path: link, dye: color })),
    pages: main.map(({ name, path }) => ({ name, path, dye: pageDye(path) })),
  };
}

/** The dye that the page at a path stands in. */
function pageDye(path: string): string {
  const { pages, texts } = getContent();
  if (path in PAGE_OF) return pages[PAGE_OF[path as keyof typeof PAGE_OF]].dye;
  return texts.find((text) => text.path === path)?.dye ?? pages.search.groups.pages.dye;
}

/** The first result of a group shows the largest file up to this width: a phone's, or half a desktop's. */
const LARGE = 960;

/** The smallest file of a picture, as a result shows it, and of its detail; and a large one, where there are more. */
function thumb(
  { src, srcSet, color }: PictureData,
  detail?: PictureData,
): NonNullable<SearchCard["picture"]> {
  const files = [...(srcSet ?? "").matchAll(/(\S+) (\d+)w/g)].map(([, file = "", width]) => ({
    file,
    width,
  }));
  const small = files[0]?.file ?? src;
  const large = files.findLast(({ width }) => Number(width) <= LARGE)?.file;
  return {
    src: small,
    ...(detail ? { detail: thumb(detail).src } : {}),
    ...(large && large !== small ? { large } : {}),
    color,
  };
}

function servicePage(service: Service): SearchPage {
  const { title, link, color, description, points, page } = service;
  return {
    card: { path: link, title, group: "services", dye: color, label: "" },
    keywords: points,
    passages: [description, ...textsIn(page)],
  };
}

function projectPage(project: Project): SearchPage {
  const { title, link, color, categoryTitle, year, picture } = projectCard(project);
  const { challenge, solution, results, testimonial, galleryImages } = project.caseStudy;
  const { quote, author, position } = testimonial ?? {};
  const label = [categoryTitle, year].filter((part) => part !== undefined).join(", ");
  return {
    card: { path: link, title, group: "projects", dye: color, label, picture: thumb(picture) },
    keywords: [
      categoryTitle,
      project.client ?? "",
      String(year ?? ""),
      ...project.technologies,
      author ?? "",
    ],
    passages: [
      project.description,
      ...paragraphs(challenge),
      ...paragraphs(solution),
      ...results,
      ...(quote ? [`${quote} ${author}, ${position}`] : []),
      ...galleryImages.flatMap(({ caption }) => caption ?? []),
    ],
  };
}

function postPage(post: Post): SearchPage {
  const { title, slug, color, category, excerpt, picture, detail } = postCard(post);
  const label = `${category}, ${new Date(post.date).getFullYear()}`;
  return {
    card: {
      path: `/blog/${slug}`,
      title,
      group: "posts",
      dye: color,
      label,
      picture: thumb(picture, detail),
    },
    keywords: [category, post.author, ...post.tags],
    passages: [excerpt, ...markdownTexts(post.body)],
  };
}

/** Where the words of each main page stand in the content. */
const PAGE_OF = {
  "/": "home",
  "/about": "about",
  "/services": "services",
  "/portfolio": "portfolio",
  "/blog": "blog",
  "/contact": "contact",
} as const;

function mainSearchPages(): SearchPage[] {
  const content = getContent();
  const { site, pages } = content;
  return mainPages(content).flatMap(({ name, path }) => {
    // The agency's own pages are texts, found with the others.
    if (!(path in PAGE_OF)) return [];
    const page = pages[PAGE_OF[path as keyof typeof PAGE_OF]];
    const { meta, dye, ...words } = page;
    const { email, phones, address } = site.contact;
    const own = path === "/contact" ? [Object.values(address).join(", "), email, ...phones] : [];
    const title = "title" in page ? page.title : site.name;
    return [
      {
        card: { ...pageCard(path, title, name, dye), ...thumbAt(pictureOf(path, page)) },
        keywords: [
          name,
          ...own,
          ...("team" in page ? (page.team?.members ?? []).map(({ name }) => name) : []),
        ],
        // What the home page says, the pages that it leads to say as well.
        passages: [meta.description, ...own.slice(0, 1), ...(path === "/" ? [] : textsIn(words))],
      },
    ];
  });
}

/** The picture that stands for a main page: of a list its first, of any other page its own first. */
function pictureOf(path: string, page: unknown): string | undefined {
  const { projects, posts } = getContent();
  if (path === "/portfolio") return projects[0]?.imageUrl;
  if (path === "/blog") return posts[0]?.detail ?? posts[0]?.featuredImage;
  return firstPicture(page);
}

function firstPicture(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if ("imageUrl" in value && typeof value.imageUrl === "string") return value.imageUrl;
  for (const item of Object.values(value)) {
    const found = firstPicture(item);
    if (found) return found;
  }
  return undefined;
}

function thumbAt(address: string | undefined): Pick<SearchCard, "picture"> {
  return address ? { picture: thumb(pictureAt(address, "")) } : {};
}

/** Legal texts, and the agency's own pages in their own dyes. */
function textPages(): SearchPage[] {
  const { legal, texts, pages, site } = getContent();
  const { dye: common } = pages.search.groups.pages;
  // Legal texts are called what the footer calls them together.
  const called = site.footer.groups.find(({ links }) => links === "legal")?.title;
  const all = [
    ...legal.map(({ dye = common, ...text }) => {
      return { ...text, body: legalText(text, site), dye, name: called ?? text.title };
    }),
    ...texts.map((text) => ({ ...text, name: text.title })),
  ];
  return all.map(({ title, path, lead, body, dye, name }) => ({
    card: pageCard(path, title, name, dye),
    keywords: [],
    passages: [lead, ...markdownTexts(body)],
  }));
}

function pageCard(path: string, title: string, name: string, dye: string): SearchCard {
  const group: SearchGroup = "pages";
  return { path, title, group, dye, label: name === title ? "" : name };
}

const paragraphs = (prose = "") => prose.split(/\n{2,}/).map((text) => text.replace(/\s+/g, " ").trim());

/** Fields that hold no words of the page: addresses, names of dyes and icons, what a picture shows. */
const UNSEEN = new Set(["meta", "alt"]);
/** An address, an id, a number: nothing that anyone reads as a passage. */
const NO_WORDS = /^(?:\/\S*|https?:\S*|[a-z0-9-]+|[\d.,%+−–-]*)$/;

/** Every text of a page's words, in the order of the page. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return NO_WORDS.test(value) ? [] : paragraphs(value);
  if (Array.isArray(value)) return joinShort(value).flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value)
    .filter(([key]) => !UNSEEN.has(key))
    .flatMap(([, item]) => textsIn(item));
}

/** A list of mere names is one passage. */
function joinShort(list: unknown[]): unknown[] {
  const isNames = list.every((item) => typeof item === "string" && item.length < 30 && !NO_WORDS.test(item));
  return isNames ? [list.join(", ")] : list;
}
