import { metaFor, shorten } from "../../content/addresses/meta.server";
import { listAddress } from "../../content/addresses/paging.server";
import { callData } from "../../content/headlines/call.server";
import { fitHeadline } from "../../content/headlines/fit-lines.server";
import { fitTitle } from "../../content/headlines/fit-title.server";
import { compiledText } from "../../content/markdown/compiled-text.server";
import { linksOf } from "../../content/markdown/text-links.server";
import { withPictures } from "../../content/markdown/text-pictures.server";
import { pictureAt } from "../../content/pictures/pictures.server";
import type { Content } from "../../content/schema/content.server";
import { portraitOf, teamMember } from "../../content/types/about/team.server";
import { postCard } from "../../content/types/post/card.server";
import type { Post } from "../../content/types/post/schema.server";
import { PATHS } from "../../paths.ts";

const MOST_RELATED = 3;
/** Height of a post's title in hundredths of the width: usually two lines, to keep the picture above the fold. */
const TITLE_SIZE = 9;
/** Maximum title length in characters, because search engines cut longer titles. */
const MOST_TITLE = 60;

function authorOf(content: Content, { author }: Post) {
  // If the agency shows no team, only the author's name is known.
  const member = teamMember(content, author);
  const { role = "", responsibility = "" } = { ...member };
  return { name: author, role, responsibility, picture: portraitOf(content, member) };
}

/** Returns a post page's data; undefined if there is no such post. */
export function postPage(content: Content, slug: string) {
  const { posts, pages, site } = content;
  const index = posts.findIndex((candidate) => candidate.slug === slug);
  const post = posts[index];
  if (!post) return undefined;
  const { title, category, categoryId, excerpt, readTime, tags, lang } = post;
  const card = postCard(content, post);
  const related = posts
    .filter((other) => other !== post && other.categoryId === categoryId)
    .slice(0, MOST_RELATED);
  const others = [...posts.slice(index + 1), ...posts.slice(0, index)];
  const next = others.find((other) => !related.includes(other));
  const { callToAction } = pages.blog;
  const longTitle = `${title} | ${site.name}`;
  const text = compiledText(content, post);
  const meta = metaFor(
    content,
    { title: longTitle.length > MOST_TITLE ? title : longTitle, description: shorten(excerpt, 160) },
    post.link,
  );
  return {
    isFound: true as const,
    accent: card.accent,
    meta,
    /** Marks untranslated content with its language, which differs from the page's language. */
    ...(lang && { lang, marksOriginal: true as const }),
    title,
    headline: fitTitle(title, TITLE_SIZE),
    category: { name: category, path: listAddress(PATHS.blog, { category: categoryId, page: 1 }) },
    excerpt,
    date: card.date,
    readTime,
    tags,
    author: authorOf(content, post),
    picture: pictureAt(content, post.featuredImage, post.alt),
    nodes: withPictures(content, text.nodes),
    headings: text.headings,
    links: linksOf(content, text.nodes),
    related: { title: pages.blog.related, posts: related.map((each) => postCard(content, each)) },
    /** The next post, if fewer than two posts are related. */
    next: related.length < 2 && next ? postCard(content, next) : undefined,
    callToAction: callToAction && { ...callData(content, callToAction), accent: callToAction.accent },
    back: pages.postNotFound.back,
    share: { mode: site.switches.shareLinks, url: meta.canonical ?? site.url },
  };
}

/** Returns the data of the page for an unknown post. */
export function postNotFound(content: Content) {
  const { meta, accent, title, text, back } = content.pages.postNotFound;
  return {
    isFound: false as const,
    accent,
    meta: metaFor(content, meta, null),
    headline: fitHeadline(title, 34),
    text,
    back,
  };
}

export type PostPageData = NonNullable<ReturnType<typeof postPage>>;
export type PostNotFoundPageData = ReturnType<typeof postNotFound>;
