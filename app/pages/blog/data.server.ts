import { listPage } from "../../content/addresses/list-page.server";
import { callData } from "../../content/headlines/call.server";
import { fitHero } from "../../content/headlines/fit-lines.server";
import type { Content } from "../../content/schema/content.server";
import { postCard } from "../../content/types/post/card.server";
import type { Post } from "../../content/types/post/schema.server";
import type { Service } from "../../content/types/service/schema.server";
import { PATHS } from "../../paths.ts";

const categoryOf = ({ categoryId }: Post) => categoryId;

/** Returns the posts' categories in the services' order, as filter buttons if there is more than one. */
function categories(content: Content, posts: readonly Post[], services: readonly Service[]) {
  const place = (id: string) => services.findIndex((service) => service.categoryId === id);
  const found = [...new Map(posts.map((post) => [categoryOf(post), post]))].toSorted(
    ([a], [b]) => place(a) - place(b),
  );
  return found.map(([id, post]) => {
    const { category, accent } = postCard(content, post);
    return { id, title: category, accent, hasButton: found.length > 1 };
  });
}

/** Returns the data of a page of the post list, such as "/blog/category/branding"; undefined if it does not exist. */
export function blogPage(content: Content, address: string = PATHS.blog) {
  const { pages, posts, services } = content;
  const { accent, title, headline, lead, empty, callToAction } = pages.blog;
  const list = listPage(content, {
    path: PATHS.blog,
    address,
    words: pages.blog,
    entries: posts,
    categoryOf,
    categories: categories(content, posts, services),
  });
  return (
    list && {
      accent,
      headline: fitHero(headline ?? [title]),
      lead,
      empty,
      callToAction: callToAction && { ...callData(content, callToAction), accent: callToAction.accent },
      list: { ...list, entries: list.entries.map((each) => postCard(content, each)) },
    }
  );
}
