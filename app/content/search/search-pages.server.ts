import { PATHS } from "../../paths.ts";
import { pageName } from "../addresses/page-names.server.ts";
import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";
import { allEntries, mainPageTypes } from "../types/index.server.ts";
import { pageCard, type SearchPage, thumb } from "./search-page.server.ts";
import { textsIn } from "./texts.server.ts";

/** Result groups in order of rank. If two results have equal scores, the group with the higher rank is first. */
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
  const main = content.mainPages.filter(({ path }) => path !== PATHS.home);
  return [
    ...content.services.map(({ title, link, color }) => ({ name: title, path: link, accent: color })),
    ...main.map(({ name, path }) => ({ name, path, accent: accents.get(path) ?? "neutral" })),
  ];
}

function mainSearchPages(content: Content): SearchPage[] {
  return mainPageTypes(content).map(([pageKey, type]) => {
    const page = content.pages[pageKey];
    const { meta, accent, ...texts } = page;
    const name = pageName(content, type.path);
    const additions = type.search?.(content) ?? {};
    const picture = "picture" in additions ? additions.picture : firstPicture(page);
    const card = pageCard(type.path, "title" in page ? page.title : content.site.name, name, accent);
    return {
      card: picture ? { ...card, picture: thumb(pictureAt(content, picture, "")) } : card,
      keywords: [name, ...(additions.keywords ?? [])],
      passages: [
        meta.description,
        ...(additions.passages ?? []),
        ...(additions.hasNoTexts ? [] : textsIn(texts)),
      ],
    };
  });
}

/** Returns the first picture in a page's data. */
function firstPicture(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if ("imageUrl" in value && typeof value.imageUrl === "string") return value.imageUrl;
  return Object.values(value).map(firstPicture).find(Boolean);
}
