import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listOf } from "../../app/content/addresses/paging.server.ts";
import { getContent } from "../../app/content/content.server.ts";
import { drawCards } from "../../app/seo/cards/draw-cards.server.ts";
import { builtFiles, CLIENT, readBuilt } from "../built-pages.ts";
import { attributesOf, headOf, metaOf } from "../built-text.ts";

const MOST_BYTES = 120_000;
const { site, posts } = getContent();
const all = builtFiles("index.html").map((file) => ({ file, html: readBuilt(file) }));
/**
 * Returns whether a page is a category or a further page of a list. Such pages use the list's social card and have no
 * Markdown twin.
 */
const isPart = (canonical = "") => listOf(canonical.replace(site.url, "")) !== undefined;
const pages = all.filter(({ html }) => headOf(html).canonical !== undefined);
const meta = (html: string, name: string) => {
  const found = metaOf(html, name);
  expect.soft(found, name).toHaveLength(1);
  return found[0] ?? "";
};

describe("a shared page", { timeout: 120_000 }, () => {
  test("has Open Graph tags with its own title and description", () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const { file, html } of pages) {
      const { title, description, canonical } = headOf(html);
      const values = ["og:title", "og:description", "og:url", "og:site_name"].map((name) => meta(html, name));
      expect.soft(values, file).toEqual([title, description, canonical, site.name]);
      expect.soft(meta(html, "og:locale"), file).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
      expect.soft(meta(html, "twitter:card"), file).toBe("summary_large_image");
    }
  });

  test("has a social card of 1200 × 630 px with a small file size and an alternative text", async () => {
    for (const { file, html } of pages) {
      const address = new URL(meta(html, "og:image"));
      expect.soft(address.origin, file).toBe(site.url);
      const bytes = readFileSync(join(CLIENT, address.pathname));
      const { width, height, format } = await sharp(bytes).metadata();
      const found = [width, height, format, bytes.length <= MOST_BYTES];
      expect.soft(found, file).toEqual([1200, 630, "jpeg", true]);
      const stated = ["width", "height", "type"].map((fact) => meta(html, `og:image:${fact}`));
      expect.soft(stated, file).toEqual(["1200", "630", "image/jpeg"]);
      expect.soft(meta(html, "og:image:alt").length, file).toBeGreaterThan(4);
    }
  });

  test("has its own social card", () => {
    const cards = new Map<string, string>();
    for (const { html } of pages) {
      const { canonical = "" } = headOf(html);
      if (isPart(canonical)) continue;
      const bytes = readFileSync(join(CLIENT, new URL(meta(html, "og:image")).pathname), "base64");
      const other = cards.get(bytes);
      expect.soft(other === undefined || other === canonical, `${other} and ${canonical}`).toBe(true);
      cards.set(bytes, canonical);
    }
  });

  test("is marked as an article with date, category and tags if it is a post", () => {
    for (const { slug, date, category, tags } of posts) {
      const html = readBuilt(`blog/${slug}/index.html`);
      const day = meta(html, "article:published_time");
      expect.soft(Date.parse(`${day}T00:00:00Z`), slug).toBe(Date.parse(`${date} UTC`));
      const kind = [meta(html, "og:type"), meta(html, "article:section")];
      expect.soft(kind, slug).toEqual(["article", category]);
      expect.soft(metaOf(html, "article:tag"), slug).toEqual(tags);
      const [changed = day] = metaOf(html, "article:modified_time");
      expect.soft(changed >= day, slug).toBe(true);
    }
  });

  test("links to an existing icon, manifest and Markdown twin", () => {
    for (const { file, html } of pages) {
      const named = attributesOf(html, "link", "href").filter((href) => /icon|manifest|\.md$/.test(href));
      expect.soft(named.length, file).toBeGreaterThan(isPart(headOf(html).canonical) ? 3 : 4);
      for (const href of named)
        expect.soft(() => readBuilt(new URL(href, site.url).pathname), href).not.toThrow();
    }
  });

  test("has no social card and no canonical URL, and is not indexed, if it is a 404 page", () => {
    const others = all.filter(({ html }) => headOf(html).canonical === undefined);
    expect(others.length).toBeGreaterThan(1);
    for (const { file, html } of others) {
      expect.soft(metaOf(html, "robots"), file).toEqual(["noindex"]);
      expect.soft([metaOf(html, "og:image"), metaOf(html, "og:url")], file).toEqual([[], []]);
      expect.soft(html.includes("ld+json"), file).toBe(false);
    }
  });

  test("gets a new social card only if its content has changed", async () => {
    const folder = `.cache/cards-test-${process.pid}`;
    try {
      mkdirSync(folder, { recursive: true });
      symlinkSync(resolve(CLIENT, "pictures"), join(folder, "pictures"));
      cpSync(join(CLIENT, "about/index.html"), join(folder, "index.html"));
      const first = await drawCards(getContent(), folder);
      expect((await drawCards(getContent(), folder)).drawn).toBe(0);
      const page = readFileSync(join(folder, "index.html"), "utf8");
      const version = ({ cards }: typeof first) => [...cards.values()].map((card) => card.version);
      const changes: [pattern: RegExp, by: string][] = [
        [/(<div id="root"><div data-accent=")[^"]*/, "$1neutral"],
        // A picture with other proportions has another position on the social card.
        [/(<main[\s\S]*?<img [^>]*?height=")\d+/, "$17"],
      ];
      for (const [pattern, by] of changes) {
        writeFileSync(join(folder, "index.html"), page.replace(pattern, by));
        expect.soft(version(await drawCards(getContent(), folder)), by).not.toEqual(version(first));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
