import { metaFor } from "../../content/addresses/meta.server";
import { mainPages, type NamedPath, pageName } from "../../content/addresses/page-names.server";
import { fitHero } from "../../content/headlines/fit-lines.server";
import type { PictureData } from "../../content/pictures/pictures.server";
import type { Content } from "../../content/schema/content.server";
import { postCard } from "../../content/types/post/card.server";
import { projectCard } from "../../content/types/project/card.server";
import { fillIn } from "../../lib/fill-in";

/** A group of links, each with its accent; `lang` is the language of an untranslated name. */
export type LinkGroup = {
  title: string;
  links: (NamedPath & { lang?: string; accent?: string })[];
  /** fields: each link is on a field in its accent's colour. */
  variant?: "fields";
  /** A project group's background accent, and the first project's picture with its crop. */
  accent?: string;
  picture?: PictureData | undefined;
  coverCrop?: string | undefined;
  /** Number of links in the groups that follow, if this group has none. */
  count?: number;
};

/** Spells a category id as in the service's title: "ai-for-tea", "AI for Tea" → "AI for Tea". */
function categoryName({ id, title }: { id: string; title: string }): string {
  const spelt = new Map(title.split(/\s+/).map((word) => [word.toLowerCase(), word]));
  const words = id.split("-").map((word) => spelt.get(word) ?? capital(word));
  return capital(words.join(" "));
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const isFilled = ({ links, count }: LinkGroup) => links.length > 0 || count;

/** Returns the sitemap page's data: main pages, services, legal texts, projects by service, and posts. */
export function sitemapPage(content: Content) {
  const { pages, services, projects, posts, legal, words } = content;
  const { meta, accent, title, headline, lead, note } = pages.sitemap;
  const listed = services.filter(({ sitemap }) => sitemap);
  const portfolio: LinkGroup[] = listed.map(({ id, title, color }) => {
    const found = projects
      .filter(({ serviceCategory }) => serviceCategory === id)
      .map((each) => projectCard(content, each));
    return {
      title: fillIn(words.sitemap.projects, { id: categoryName({ id, title }), title }),
      accent: color,
      picture: found[0]?.picture,
      coverCrop: found[0]?.coverCrop,
      links: found.map(({ title, link, lang }) => ({ name: title, path: link, ...(lang && { lang }) })),
    };
  });
  const main: LinkGroup[] = [
    { title: words.sitemap.main, links: mainPages(content) },
    {
      title: words.sitemap.services,
      variant: "fields",
      links: listed.map(({ title, link, color }) => ({ name: title, path: link, accent: color })),
    },
    { title: words.sitemap.legal, links: legal.map((text) => ({ name: text.title, path: text.path })) },
  ];
  const groups: LinkGroup[] = [
    {
      title: pageName(content, "/portfolio"),
      links: [],
      count: portfolio.reduce((sum, { links }) => sum + links.length, 0),
    },
    ...portfolio,
    {
      title: pageName(content, "/blog"),
      links: posts.map((post) => {
        const { title, link, lang, color } = postCard(content, post);
        return { name: title, path: link, accent: color, ...(lang && { lang }) };
      }),
    },
  ];
  return {
    accent,
    meta: metaFor(content, meta, "/sitemap"),
    headline: fitHero(headline ?? [title], 22),
    lead,
    note,
    main: main.filter(isFilled),
    groups: groups.filter(isFilled),
  };
}
