import { PAGE_AT } from "../../paths.ts";
import { mainPages } from "../addresses/page-names.server.ts";
import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";
import { allEntries } from "../types/index.server.ts";
import { pageCard, type SearchPage, thumb } from "./search-page.server.ts";
import { textsIn } from "./texts.server.ts";

/** Result groups in order of rank, which decides between equal scores. */
const GROUPS = ["services", "pages", "posts", "projects"];

/** Returns all pages for the search index. */
export function searchPages(content: Content): SearchPage[] {
  const entries = allEntries(content).map(({ type, entry }) => type.searchPage(content, entry));
  const rank = ({ card }: SearchPage) => GROUPS.indexOf(card.group);
  return [...mainSearchPages(content), ...entries].sort((a, b) => rank(a) - rank(b));
}

/** Returns links to the services and main pages, as an alternative to searching. */
export function browsePages(content: Content, pages: SearchPage[]) {
  const accents = new Map(pages.map(({ card }) => [card.path, card.accent]));
  const main = mainPages(content).filter(({ path }) => path !== "/");
  return [
    ...content.services.map(({ title, link, color }) => ({ name: title, path: link, accent: color })),
    ...main.map(({ name, path }) => ({ name, path, accent: accents.get(path) ?? "neutral" })),
  ];
}

function mainSearchPages(content: Content): SearchPage[] {
  const { site, pages } = content;
  // The agency's additional pages are entries of a content type.
  const main = mainPages(content).filter(({ path }) => path in PAGE_AT);
  return main.map(({ name, path }) => {
    const page = pages[PAGE_AT[path as keyof typeof PAGE_AT]];
    const { meta, accent, ...words } = page;
    const { email, phones, address } = site.contact;
    const postal = Object.values(address).join(", ");
    const contact = path === "/contact" ? [...(postal ? [postal] : []), email, ...phones] : [];
    const members = "team" in page ? (page.team?.members ?? []) : [];
    const picture = pictureOf(content, path, page);
    const card = pageCard(path, "title" in page ? page.title : site.name, name, accent);
    return {
      card: picture ? { ...card, picture: thumb(pictureAt(content, picture, "")) } : card,
      keywords: [name, ...contact, ...members.map((member) => member.name)],
      // Leave out home's texts: the pages that home links to have them, too.
      passages: [meta.description, ...contact.slice(0, 1), ...(path === "/" ? [] : textsIn(words))],
    };
  });
}

/** Returns the first picture of a main page; for a list, its first entry's picture. */
function pictureOf(content: Content, path: string, page: unknown): string | undefined {
  const { projects, posts } = content;
  if (path === "/portfolio") return projects[0]?.imageUrl;
  if (path === "/blog") return posts[0]?.coverCrop ?? posts[0]?.featuredImage;
  return firstPicture(page);
}

function firstPicture(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if ("imageUrl" in value && typeof value.imageUrl === "string") return value.imageUrl;
  return Object.values(value).map(firstPicture).find(Boolean);
}
