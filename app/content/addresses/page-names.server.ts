import { PATHS } from "../../paths.ts";
import type { Content } from "../schema/content.server.ts";

export type NamedPath = { name: string; path: string };

/** Returns a page's name: the name in the menu, else the product's name for the page, else the page's title. */
export function pageName(content: Pick<Content, "site" | "words" | "pages" | "texts">, path: string): string {
  const inMenu = content.site.navigation.find((page) => page.path === path)?.name;
  const text = content.texts.find((text) => text.path === path);
  return inMenu ?? defaultName(content, path) ?? text?.title ?? path;
}

function defaultName({ pages, words }: Pick<Content, "words" | "pages">, path: string): string | undefined {
  const [key = ""] = Object.entries(PATHS).find(([, each]) => each === path) ?? [];
  const names: Readonly<Record<string, string>> = words.pages;
  const texts: Readonly<Record<string, object>> = pages;
  const page = texts[key] ?? {};
  return names[key] ?? ("title" in page ? String(page.title) : undefined);
}
