import { postCard } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { fitHero, fitTitle } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { pagedList } from "../../content/read/paged-list.server";
import type { Post } from "../../content/schema/content.server";
import { categorySlug } from "../../lib/category-slug";

const filterOf = ({ category }: Post) => categorySlug(category);

/** The categories of the posts, the newest post's first. There is a filter for each, if there is more than one. */
function categories() {
  const { posts } = getContent();
  const found = [...new Map(posts.map((post) => [filterOf(post), post]))];
  return found.map(([id, post]) => {
    const { category, color } = postCard(post);
    return { id, title: category, color, isFilter: found.length > 1 };
  });
}

/** What stands below the posts. */
function closing() {
  const { callToAction } = getContent().pages.blog;
  return callToAction && { ...callToAction, headline: fitTitle(callToAction.title, 15) };
}

/** Everything that the list of posts shows. */
export function blogPage() {
  const { pages, posts } = getContent();
  const { meta, dye, title, headline, lead, all, empty } = pages.blog;
  return {
    dye,
    meta: metaFor(meta, "/blog"),
    headline: fitHero(headline ?? [title]),
    lead,
    all,
    empty,
    closing: closing(),
    posts: posts.map((post) => ({ ...postCard(post), filter: filterOf(post) })),
    filters: categories()
      .filter(({ isFilter }) => isFilter)
      .map(({ id, title: name, color }) => ({ id, title: name, color })),
  };
}

/**
 * The same of a list that is shown in pages, for one of them; undefined when there is no such page.
 * @param address the page's, e.g. "/blog/category/branding/page/2"
 */
export function pagedBlog(address: string) {
  const { pages, posts } = getContent();
  const { dye, title, headline, lead, empty } = pages.blog;
  const list = pagedList({
    path: "/blog",
    address,
    words: pages.blog,
    entries: posts,
    categoryOf: filterOf,
    categories: categories(),
  });
  if (!list) return undefined;
  const { meta, paging, color, entries } = list;
  return {
    dye: color ?? dye,
    meta,
    headline: fitHero(headline ?? [title]),
    lead,
    empty,
    closing: closing(),
    paging,
    posts: entries.map(postCard),
  };
}

export type BlogPage = ReturnType<typeof blogPage>;
