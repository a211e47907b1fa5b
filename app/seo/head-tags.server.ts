import { isInLanguage } from "../content/addresses/meta.server.ts";
import type { Content } from "../content/schema/content.server.ts";
import { escapeHtml } from "../lib/escape-html.ts";
import type { BuiltPage } from "./built-page.server.ts";
import { CARD } from "./cards/card-svg.server.ts";
import type { DrawnCard } from "./cards/draw-cards.server.ts";
import { articlesOf, JSON_FEED, RSS } from "./feeds/feeds.server.ts";
import { alternates, languagesOf } from "./languages.server.ts";
import { twinAddress } from "./markdown-twins.server.ts";
import { graphOf } from "./structured-data.server.ts";
import type { Subject } from "./subject.server.ts";

type Tag = [name: "meta" | "link", attributes: Record<string, string>];

const property = (name: string, content: string): Tag => ["meta", { property: name, content }];
const link = (rel: string, attributes: Record<string, string>): Tag => ["link", { rel, ...attributes }];

/** Returns the tags that all pages share: icons, manifest, feeds. */
export function siteTags(content: Content): Tag[] {
  const { site, pages } = content;
  const feed = (type: string, path: string) =>
    link("alternate", { type, title: pages.blog.meta.title, href: `${site.url}${path}` });
  return [
    link("icon", { href: "/favicon.ico", sizes: "32x32" }),
    link("apple-touch-icon", { href: "/apple-touch-icon.png" }),
    link("manifest", { href: `${site.prefix}/site.webmanifest` }),
    ...(articlesOf(content).length > 0
      ? [feed("application/rss+xml", RSS), feed("application/feed+json", JSON_FEED)]
      : []),
  ];
}

function cardTags(content: Content, { address, version, alt }: DrawnCard): Tag[] {
  // Social networks cache pictures by their address.
  const image = `${content.site.url}${address}?v=${version}`;
  return [
    property("og:image", image),
    property("og:image:type", "image/jpeg"),
    property("og:image:width", `${CARD.width}`),
    property("og:image:height", `${CARD.height}`),
    property("og:image:alt", alt),
    ["meta", { name: "twitter:card", content: "summary_large_image" }],
    ["meta", { name: "twitter:image:alt", content: alt }],
  ];
}

function articleTags(subject: Subject, changed: string | undefined): Tag[] {
  if (!subject.article) return [property("og:type", "website")];
  const { date, category, tags, author } = subject.article;
  return [
    property("og:type", "article"),
    property("article:published_time", date),
    ...(changed ? [property("article:modified_time", changed)] : []),
    property("article:section", category),
    ...tags.map((tag) => property("article:tag", tag)),
    ["meta", { name: "author", content: author }],
  ];
}

/** Converts a locale for Open Graph: "en-US" → "en_US"; "bn" → "bn_BD". */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** Returns a page's tags for sharing and for its Markdown twin. */
export function pageTags(
  content: Content,
  page: BuiltPage,
  subject: Subject,
  card?: DrawnCard,
  changed?: string,
): Tag[] {
  const { site } = content;
  const languages = languagesOf(content, page.path);
  const shown = languages.find(({ tag }) => tag === site.language) ?? languages[0];
  const others = languages.filter((language) => language !== shown);
  const hasTwin = (subject.page ?? subject.typed) !== undefined && isInLanguage(content, page.path);
  const twin = { type: "text/markdown", href: site.url + twinAddress(page.path) };
  return [
    ...alternates(content, page.path).map(({ hreflang, href }) => link("alternate", { hreflang, href })),
    property("og:site_name", site.name),
    property("og:locale", openGraphLocale(shown.locale)),
    ...others.map(({ locale }) => property("og:locale:alternate", openGraphLocale(locale))),
    ...articleTags(subject, changed),
    property("og:title", page.title),
    property("og:description", page.description),
    property("og:url", page.url),
    ...(card ? cardTags(content, card) : []),
    ...(hasTwin ? [link("alternate", twin)] : []),
  ];
}

function writeTag([name, attributes]: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}/>`;
}

/** Returns the page's structured data as a script element, which browsers do not run. */
export function structuredData(content: Content, page: BuiltPage): string {
  // Escape '<', because text that contains '</script' would end the script.
  const json = JSON.stringify(graphOf(content, page)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

/** Inserts tags at the end of a page's <head>. React ignores tags that it did not render. @throws without a <head> */
export function withHead(html: string, tags: Tag[], data = ""): string {
  const end = html.indexOf("</head>");
  if (end === -1) throw new Error("A built page has no </head>");
  return `${html.slice(0, end)}${tags.map(writeTag).join("")}${data}${html.slice(end)}`;
}
