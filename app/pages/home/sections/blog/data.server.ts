import { z } from "zod";
import type { Content } from "../../../../content/schema/content.server.ts";
import { postSlug, text } from "../../../../content/schema/fields.server.ts";
import { type PostCard, postCard } from "../../../../content/types/post/card.server.ts";
import { PATHS } from "../../../../paths.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export const schema = z
  .strictObject({ title: text(60), linkText: text(40), posts: z.array(postSlug) })
  .default({ title: "", linkText: "", posts: [] });

export type Data = PostCard[];

export function section(content: Content): SectionData<Data> {
  const block = content.pages.home.blog;
  const cards = block.posts
    .flatMap((slug) => content.posts.filter((post) => post.slug === slug))
    .map((post) => postCard(content, post));
  return {
    heading: headingOf({ ...block, link: PATHS.blog }),
    background: "space",
    plainItems: cards.map(({ title, link, date, lang }) => ({
      title,
      text: date,
      link,
      ...(lang && { lang }),
    })),
    data: cards,
  };
}
