import { compileMarkdown } from "../../content/markdown/markdown.server.ts";
import { withPictures } from "../../content/markdown/text-pictures.server.ts";
import { pictureAt } from "../../content/read/cards.server.ts";
import type { Content, Post } from "../../content/schema/content.server.ts";
import { escapeHtml } from "../../lib/escape-html.ts";
import type { RichNode } from "../../lib/rich-text.ts";
import type { DrawnCard } from "../cards/draw-cards.server.ts";

export const RSS = "/feed.xml";
export const JSON_FEED = "/feed.json";

type Cards = ReadonlyMap<string, DrawnCard>;

/** Elements that feed readers display; other elements are reduced to their text. */
const TAGS = new Set(
  "h2 h3 h4 h5 h6 p ul ol li blockquote pre code strong em del hr br table thead tbody tr th td sup section figure figcaption a img input".split(
    " ",
  ),
);
const EMPTY = new Set(["hr", "br", "img", "input"]);
/** Attributes to keep; addresses become absolute. */
const KEPT = new Set([
  "href",
  "src",
  "alt",
  "width",
  "height",
  "start",
  "scope",
  "lang",
  "type",
  "checked",
  "disabled",
]);
const ADDRESSES = new Set(["href", "src"]);

/** Renders a compiled text as HTML for other sites. @param base absolute address of its page */
function richHtml(content: Content, nodes: readonly RichNode[], base: string): string {
  const { prefix } = content.site;
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeHtml(node);
      const [tag, attributes, children] = node;
      const inside = richHtml(content, children, base);
      if (!TAGS.has(tag)) return inside;
      const written = Object.entries(attributes)
        .filter(([name, value]) => KEPT.has(name) && value !== "")
        .map(([name, value]) => {
          const path = name === "href" && value.startsWith("/") ? prefix + value : value;
          const whole = ADDRESSES.has(name) ? new URL(path, base).href : value;
          return ` ${name}="${escapeHtml(whole)}"`;
        });
      return EMPTY.has(tag) ? `<${tag}${written.join("")}>` : `<${tag}${written.join("")}>${inside}</${tag}>`;
    })
    .join("");
}

/** Renders a post and its picture as HTML with absolute addresses. */
function contentOf(content: Content, post: Post, url: string): string {
  const { featuredImage, alt, body } = post;
  const { src, width, height } = pictureAt(content, featuredImage, alt);
  const picture: RichNode = ["img", { src, width: `${width}`, height: `${height}`, alt }, []];
  const { nodes } = compileMarkdown(content, body, content.site);
  return richHtml(content, [["p", {}, [picture]], ...withPictures(content, nodes)], url);
}

/** Maximum number of posts, because readers fetch a feed often. */
const MOST_ITEMS = 50;

function items(content: Content, cards: Cards) {
  const { posts, site } = content;
  const translated = posts.filter(({ lang }) => lang === undefined);
  return translated.slice(0, MOST_ITEMS).map((post) => {
    const path = `/blog/${post.slug}`;
    const url = site.url + path;
    return { post, url, card: cards.get(path), content: contentOf(content, post, url) };
  });
}

/** Returns the posts as RSS 2.0. */
export function rssFeed(content: Content, cards: Cards): string {
  const { site, pages } = content;
  const entries = items(content, cards).map(({ post, url, card, content }) =>
    [
      "<item>",
      `<title>${escapeHtml(post.title)}</title>`,
      `<link>${escapeHtml(url)}</link>`,
      `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
      `<pubDate>${new Date(post.date).toUTCString()}</pubDate>`,
      `<dc:creator>${escapeHtml(post.author)}</dc:creator>`,
      ...[post.category, ...post.tags].map((category) => `<category>${escapeHtml(category)}</category>`),
      `<description>${escapeHtml(post.excerpt)}</description>`,
      `<content:encoded>${escapeHtml(content)}</content:encoded>`,
      card &&
        `<enclosure url="${escapeHtml(site.url + card.address)}" length="${card.bytes}" type="image/jpeg"/>`,
      "</item>",
    ]
      .filter(Boolean)
      .join("\n"),
  );
  const newest = content.posts[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(pages.blog.meta.title)}</title>
<link>${escapeHtml(site.url)}/blog</link>
<description>${escapeHtml(pages.blog.meta.description)}</description>
<language>${escapeHtml(site.language)}</language>
${newest ? `<lastBuildDate>${new Date(newest.date).toUTCString()}</lastBuildDate>` : ""}
<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(site.url + RSS)}"/>
<image>
<url>${escapeHtml(site.origin)}/icon-192.png</url>
<title>${escapeHtml(pages.blog.meta.title)}</title>
<link>${escapeHtml(site.url)}/blog</link>
</image>
${entries.join("\n")}
</channel>
</rss>
`;
}

/** Returns the posts as JSON Feed 1.1. */
export function jsonFeed(content: Content, cards: Cards): string {
  const { site, pages } = content;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: pages.blog.meta.title,
    description: pages.blog.meta.description,
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}${JSON_FEED}`,
    icon: `${site.origin}/icon-512.png`,
    favicon: `${site.origin}/icon-192.png`,
    language: site.language,
    authors: [{ name: site.name, url: `${site.url}/` }],
    items: items(content, cards).map(({ post, url, card, content }) => ({
      id: url,
      url,
      title: post.title,
      summary: post.excerpt,
      content_html: content,
      ...(card ? { image: `${site.url}${card.address}` } : {}),
      date_published: `${post.date}T00:00:00Z`,
      authors: [{ name: post.author }],
      tags: [post.category, ...post.tags],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
