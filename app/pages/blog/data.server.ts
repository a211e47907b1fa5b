import { postCard } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { fitHeadline } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { categorySlug } from "../../lib/category-slug";

/** Everything that the list of posts shows. There is a filter for each category, if there is more than one. */
export function blogPage() {
  const { pages, posts } = getContent();
  const { meta, dye, title, headline, lead, all, empty } = pages.blog;
  const cards = posts.map(postCard).map((card) => ({ ...card, filter: categorySlug(card.category) }));
  const categories = [...new Map(cards.map((card) => [card.filter, card])).values()];
  const filters = categories.map(({ filter, category, color }) => ({ id: filter, title: category, color }));
  return {
    dye,
    meta: metaFor(meta, "/blog"),
    headline: fitHeadline(headline ?? [title]),
    lead,
    all,
    empty,
    posts: cards,
    filters: filters.length > 1 ? filters : [],
  };
}

export type BlogPage = ReturnType<typeof blogPage>;
