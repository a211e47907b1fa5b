import { postCard } from "../../content/cards.server";
import { getContent } from "../../content/content.server";
import { fitHeadline } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { categorySlug } from "../../lib/category-slug";
import { useFilter } from "../../sections/use-filter";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";
import { PostList } from "./post-list";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  const { pages, posts } = getContent();
  const words = pages.blog;
  const cards = posts.map(postCard).map((card) => ({ ...card, filter: categorySlug(card.category) }));
  const categories = [...new Map(cards.map((card) => [card.filter, card])).values()];
  return {
    dye: "iron",
    meta: metaFor(words.meta, "/blog"),
    headline: fitHeadline([words.title]),
    lead: words.lead,
    all: words.all,
    empty: words.empty,
    posts: cards,
    filters: categories.map(({ filter, category, color }) => ({ id: filter, title: category, color })),
  };
}

export type BlogPageData = Route.ComponentProps["loaderData"];

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, filters } = loaderData;
  const [chosen, choose] = useFilter();
  const dye = filters.find(({ id }) => id === chosen)?.color ?? "iron";
  return (
    <div className="dipped" data-dye={dye}>
      <PageHero headline={headline} lead={lead} />
      <div className="satin-edge" aria-hidden="true" />
      <PostList {...loaderData} chosen={chosen} onChoose={choose} />
    </div>
  );
}
