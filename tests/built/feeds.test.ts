import { statSync } from "node:fs";
import { join } from "node:path";
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { builtFiles, CLIENT, elementsOf, readBuilt } from "../built-pages.ts";
import { attributesOf, headOf, readableText } from "../built-text.ts";

const { site, posts } = getContent();
const addressOf = (slug: string) => `${site.url}/blog/${slug}`;

/** Returns the text of a post as its page shows it, without header and footer. */
function textOnPage(slug: string): string {
  const html = readBuilt(`blog/${slug}/index.html`);
  const start = html.indexOf(">", html.indexOf(" data-text")) + 1;
  return readableText(`<body>${html.slice(start, html.indexOf("</article>", start))}`);
}

function expectFullPost(content: string | undefined, slug: string): void {
  const text = readableText(`<body>${content}`);
  expect.soft(text.length, slug).toBeGreaterThan(500);
  // The page's text may be longer, because author and tags follow the post's text.
  expect.soft(textOnPage(slug).startsWith(text), slug).toBe(true);
  const addresses = ["a", "img"].flatMap((tag) =>
    ["href", "src"].flatMap((name) => attributesOf(content ?? "", tag, name)),
  );
  const partial = addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address));
  expect.soft(partial, slug).toEqual([]);
  const active = elementsOf(content ?? "").filter(({ name }) => name === "script" || name === "style");
  expect.soft(active, slug).toEqual([]);
}

describe.skipIf(posts.length === 0)("the feeds", () => {
  test("list every post with its full text in RSS, newest first", () => {
    const feed = parseRssFeed(readBuilt("feed.xml"));
    expect(feed.items?.map(({ link }) => link)).toEqual(posts.map(({ slug }) => addressOf(slug)));
    expect(feed.atom?.links?.[0]?.href).toBe(`${site.url}/feed.xml`);
    for (const [index, { slug, title, date, excerpt, category, tags }] of posts.entries()) {
      const item = feed.items?.[index];
      expect.soft([item?.title, item?.description], slug).toEqual([title, excerpt]);
      expect.soft(new Date(`${item?.pubDate}`).getTime(), slug).toBe(Date.parse(`${date} UTC`));
      const names = item?.categories?.map(({ name }) => name);
      expect.soft(names, slug).toEqual([category, ...tags]);
      expectFullPost(item?.content?.encoded, slug);
      const [enclosure] = item?.enclosures ?? [];
      const file = join(CLIENT, new URL(enclosure?.url ?? "").pathname);
      expect.soft([enclosure?.type, enclosure?.length], slug).toEqual(["image/jpeg", statSync(file).size]);
    }
  });

  test("list every post with its full text in JSON Feed 1.1, newest first", () => {
    const feed = parseJsonFeed(readBuilt("feed.json"));
    expect(JSON.parse(readBuilt("feed.json")).version).toBe("https://jsonfeed.org/version/1.1");
    expect([feed.feed_url, feed.home_page_url]).toEqual([`${site.url}/feed.json`, `${site.url}/blog`]);
    expect(feed.items?.map(({ url }) => url)).toEqual(posts.map(({ slug }) => addressOf(slug)));
    for (const [index, { slug, title, author }] of posts.entries()) {
      const item = feed.items?.[index];
      expect.soft([item?.title, item?.authors?.[0]?.name], slug).toEqual([title, author]);
      expectFullPost(item?.content_html, slug);
      expect.soft(() => statSync(join(CLIENT, new URL(item?.image ?? "").pathname)), slug).not.toThrow();
    }
  });

  test("are linked on every page with absolute URLs", () => {
    for (const file of builtFiles("index.html")) {
      const named = elementsOf(readBuilt(file))
        .filter(({ attributes }) => /rss|feed/.test(attributes.get("type") ?? ""))
        .map(({ attributes }) => [attributes.get("type"), attributes.get("href")]);
      expect.soft(named, file).toEqual([
        ["application/rss+xml", `${site.url}/feed.xml`],
        ["application/feed+json", `${site.url}/feed.json`],
      ]);
    }
    expect(headOf(readBuilt("index.html")).canonical).toBe(`${site.url}/`);
  });
});
