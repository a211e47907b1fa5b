import { capitalize } from "../../../lib/capitalize.ts";
import { fillIn } from "../../../lib/fill-in.ts";
import { PATHS } from "../../../paths.ts";
import { pageName } from "../../addresses/page-names.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { inSitemap } from "../service/projects.server.ts";
import type { LinkGroup } from "../sitemap/link-groups.server.ts";
import { projectSummary } from "./card.server.ts";

/** Returns a group without links that has the number of projects, and then the projects grouped by service. */
export function sitemapGroups(content: Content): LinkGroup[] {
  const { projects, words } = content;
  const byService: LinkGroup[] = inSitemap(content).map(({ id, title, color }) => {
    const cards = projects
      .filter(({ serviceCategory }) => serviceCategory === id)
      .map((each) => projectSummary(content, each));
    return {
      title: fillIn(words.sitemap.projects, { id: categoryName({ id, title }), title }),
      accent: color,
      picture: cards[0]?.picture,
      coverCrop: cards[0]?.coverCrop,
      links: cards.map(({ title, link, lang }) => ({ name: title, path: link, ...(lang && { lang }) })),
    };
  });
  const count = byService.reduce((sum, { links }) => sum + links.length, 0);
  return [{ title: pageName(content, PATHS.portfolio), links: [], count }, ...byService];
}

/** Spells a category id as in the service's title: "ai-for-tea", "AI for Tea" → "AI for Tea". */
function categoryName({ id, title }: { id: string; title: string }): string {
  const spelt = new Map(title.split(/\s+/).map((word) => [word.toLowerCase(), word]));
  const words = id.split("-").map((word) => spelt.get(word) ?? capitalize(word));
  return capitalize(words.join(" "));
}
