import { urlOf } from "../../content/addresses/meta.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import type { Article } from "../../content/types/content-type.server.ts";
import { allEntries } from "../../content/types/index.server.ts";
import { escapeHtml } from "../../lib/escape-html.ts";
import type { RichNode } from "../../lib/rich-text.ts";
import { PATHS } from "../../paths.ts";
import type { DrawnCard } from "../cards/draw-cards.server.ts";

export const RSS = "/feed.xml";
export const JSON_FEED = "/feed.json";

type Cards = ReadonlyMap<string, DrawnCard>;

/** Elements that feed readers display. Other elements are reduced to their text. */
const TAGS = new Set(
  "h2 h3 h4 h5 h6 p ul ol li blockquote pre code strong em del hr br table thead tbody tr th td sup section figure figcaption a img input".split(
    " ",
  ),
);
const EMPTY = new Set(["hr", "br", "img", "input"]);
/** Attributes that are kept. Addresses in them become absolute. */
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

/** Renders compiled Markdown as HTML for other sites. @param base absolute address of its page */
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

/** Returns the articles of all types with their language. */
export function articlesOf(content: Content) {
  return allEntries(content).flatMap(({ type, entry, path }) => {
    const article = type.article?.(entry);
    return article ? [{ article, path, lang: entry.lang, type, entry }] : [];
  });
}

const newestFirst = (a: { article: Article }, b: { article: Article }) =>
  Date.parse(b.article.date) - Date.parse(a.article.date);

/** Maximum number of articles, because readers fetch a feed often. */
const MOST_ITEMS = 50;

/** Returns the newest articles that are in the site's language. */
function items(content: Content, cards: Cards) {
  return articlesOf(content)
    .filter(({ lang }) => lang === undefined)
    .sort(newestFirst)
    .slice(0, MOST_ITEMS)
    .map(({ article, path, type, entry }) => {
      const url = content.site.url + path;
      const text = type.feedText?.(content, entry) ?? [];
      return { article, url, card: cards.get(path), content: richHtml(content, text, url) };
    });
}

/** Returns the articles as RSS 2.0. */
export function rssFeed(content: Content, cards: Cards): string {
  const { site, pages } = content;
  const entries = items(content, cards).map(({ article, url, card, content }) =>
    [
      "<item>",
      `<title>${escapeHtml(article.title)}</title>`,
      `<link>${escapeHtml(url)}</link>`,
      `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
      `<pubDate>${new Date(article.date).toUTCString()}</pubDate>`,
      `<dc:creator>${escapeHtml(article.author)}</dc:creator>`,
      ...[article.category, ...article.tags].map(
        (category) => `<category>${escapeHtml(category)}</category>`,
      ),
      `<description>${escapeHtml(article.summary)}</description>`,
      `<content:encoded>${escapeHtml(content)}</content:encoded>`,
      card &&
        `<enclosure url="${escapeHtml(site.url + card.address)}" length="${card.bytes}" type="image/jpeg"/>`,
      "</item>",
    ]
      .filter(Boolean)
      .join("\n"),
  );
  const [newest] = articlesOf(content).sort(newestFirst);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(pages.blog.meta.title)}</title>
<link>${escapeHtml(urlOf(content, PATHS.blog))}</link>
<description>${escapeHtml(pages.blog.meta.description)}</description>
<language>${escapeHtml(site.language)}</language>
${newest ? `<lastBuildDate>${new Date(newest.article.date).toUTCString()}</lastBuildDate>` : ""}
<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(site.url + RSS)}"/>
<image>
<url>${escapeHtml(site.origin)}/icon-192.png</url>
<title>${escapeHtml(pages.blog.meta.title)}</title>
<link>${escapeHtml(urlOf(content, PATHS.blog))}</link>
</image>
${entries.join("\n")}
</channel>
</rss>
`;
}

/** Returns the articles as JSON Feed 1.1. */
export function jsonFeed(content: Content, cards: Cards): string {
  const { site, pages } = content;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: pages.blog.meta.title,
    description: pages.blog.meta.description,
    home_page_url: urlOf(content, PATHS.blog),
    feed_url: `${site.url}${JSON_FEED}`,
    icon: `${site.origin}/icon-512.png`,
    favicon: `${site.origin}/icon-192.png`,
    language: site.language,
    authors: [{ name: site.name, url: `${site.url}/` }],
    items: items(content, cards).map(({ article, url, card, content }) => ({
      id: url,
      url,
      title: article.title,
      summary: article.summary,
      content_html: content,
      ...(card ? { image: `${site.url}${card.address}` } : {}),
      date_published: `${article.date}T00:00:00Z`,
      authors: [{ name: article.author }],
      tags: [article.category, ...article.tags],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
