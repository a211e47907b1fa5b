import { type PostCard, postCard } from "../../../../content/read/cards.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export type Data = PostCard[];

export function section({ pages, posts }: Content): SectionData<Data> {
  const block = pages.home.blog;
  const cards = block.posts.flatMap((slug) => posts.filter((post) => post.slug === slug)).map(postCard);
  return {
    heading: headingOf({ ...block, link: "/blog" }),
    background: "space",
    plainItems: cards.map(({ title, slug, date, lang }) => ({
      title,
      text: date,
      link: `/blog/${slug}`,
      ...(lang && { lang }),
    })),
    data: cards,
  };
}
