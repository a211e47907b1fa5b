import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { canonicalPaths } from "../../app/content/addresses/known-paths.server.ts";
import { listOf } from "../../app/content/addresses/paging.server.ts";
import { getContent } from "../../app/content/content.server.ts";
import { builtFiles, CLIENT, readBuilt } from "../built-pages.ts";
import { attributesOf, decodeHtml, headOf, joined, metaOf, readableText } from "../built-text.ts";

const content = getContent();
const { site } = content;
const paths = canonicalPaths(content);
/** The pages that have a Markdown twin. Categories and further pages of a list use the list's twin and social card. */
const withTwin = paths.filter((path) => !listOf(path));
const pageAt = (path: string) => readBuilt(join(path, "index.html"));
const twinOf = (path: string) => `${path === "/" ? "/index" : path}.md`;
const fileOf = (address: string) => join(CLIENT, new URL(address, site.url).pathname);

describe("sitemap.xml", () => {
  const entries = [...readBuilt("sitemap.xml").matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    address: decodeHtml(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ""),
    day: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    pictures: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => decodeHtml(loc ?? "")),
  }));

  test("lists exactly the pages that search engines may index", () => {
    const pages = builtFiles("index.html").map((file) => readBuilt(file));
    const mayBeFound = pages.filter((html) => !metaOf(html, "robots").includes("noindex"));
    const addresses = new Set(mayBeFound.flatMap((html) => headOf(html).canonical ?? []));
    expect(new Set(entries.map(({ address }) => address))).toEqual(addresses);
    expect(entries.length).toBe(addresses.size);
  });

  test("gives every post and every changed page a date that is not in the future", () => {
    const today = new Date().toISOString().slice(0, 10);
    const posts = new Set(content.posts.map(({ slug }) => `${site.url}/blog/${slug}`));
    for (const { address, day } of entries) {
      if (posts.has(address)) expect.soft(day, address).toBeDefined();
      if (day === undefined) continue;
      expect.soft(day, address).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect.soft(day <= today, address).toBe(true);
    }
  });

  test("lists only existing pictures that the page shows", () => {
    expect(entries.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(content.projects.length);
    for (const { address, pictures } of entries) {
      const shown = new Set(attributesOf(pageAt(new URL(address).pathname), "img", "src"));
      for (const picture of pictures) {
        expect.soft(shown.has(picture.slice(site.url.length)), `${address} ${picture}`).toBe(true);
        expect.soft(existsSync(fileOf(picture)), picture).toBe(true);
      }
    }
    for (const { link } of content.projects) {
      const entry = entries.find(({ address }) => address === site.url + link);
      expect.soft(entry?.pictures.length, link).toBeGreaterThan(0);
    }
  });

  test("is listed in robots.txt", () => {
    expect(readBuilt("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });
});

describe("the web manifest", () => {
  type Icon = { src: string; sizes: string; type: string; purpose: string };
  const manifest = JSON.parse(readBuilt("site.webmanifest")) as { name: string; icons: Icon[] };

  test("contains the agency's name, and icons of the stated sizes", async () => {
    expect(manifest.name).toBe(site.name);
    for (const { src, sizes } of manifest.icons.filter(({ type }) => type === "image/png")) {
      const { width, height } = await sharp(fileOf(src)).metadata();
      expect.soft(`${width}x${height}`, src).toBe(sizes);
    }
    const sizes = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes("any")).toEqual(["any", "192x192", "512x512"]);
    expect(sizes("maskable")).toEqual(["192x192", "512x512"]);
  });

  test("contains maskable icons whose mark is inside the safe circle", async () => {
    for (const { src } of manifest.icons.filter(({ purpose }) => purpose === "maskable")) {
      const { data, info } = await sharp(fileOf(src))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) =>
        data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).join();
      const ground = at(0, 0);
      let inside = 0;
      let outside = 0;
      for (let y = 0; y < info.height; y++)
        for (let x = 0; x < info.width; x++) {
          if (at(x, y) === ground) continue;
          const far = Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2);
          if (far > info.width * 0.4 + 1) outside += 1;
          else inside += 1;
        }
      expect.soft([outside, inside > info.width], src).toEqual([0, true]);
    }
  });

  test("is accompanied by an opaque iOS icon and a favicon.ico", async () => {
    const { width, height } = await sharp(fileOf("/apple-touch-icon.png")).metadata();
    expect([width, height]).toEqual([180, 180]);
    expect((await sharp(fileOf("/apple-touch-icon.png")).stats()).isOpaque).toBe(true);
    const ico = readFileSync(fileOf("/favicon.ico"));
    const count = ico.readUInt16LE(4);
    const images = Array.from({ length: count }, (_, index) => {
      const [length, offset] = [ico.readUInt32LE(6 + index * 16 + 8), ico.readUInt32LE(6 + index * 16 + 12)];
      return ico.subarray(offset, offset + length);
    });
    const sizes = await Promise.all(images.map(async (image) => (await sharp(image).metadata()).width));
    expect(sizes).toEqual([16, 32, 48]);
  });
});

const withoutCode = (markdown: string) => markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, "");

/** Returns the lines of visible text in Markdown. */
function plainLines(markdown: string): string[] {
  return withoutCode(markdown)
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .split("\n")
    .map((line) =>
      line
        .replace(/\[\^[^\]]+\]:?/g, "")
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/^\s*(?:#+|>|-|\d+\.)\s+/, "")
        .replace(/[*_`]/g, ""),
    )
    .filter((line) => line.trim() !== "" && !/^\s*\|?[-:| ]+\|?$/.test(line));
}

describe("the Markdown twins", () => {
  test("exist for every page; page and twin link to each other", () => {
    for (const path of withTwin) {
      const address = twinOf(path);
      const twin = readBuilt(address);
      expect.soft(attributesOf(pageAt(path), "link", "href"), path).toContain(site.url + address);
      expect.soft(twin, path).toContain(`url: "${site.url}${path}"`);
      expect.soft(withoutCode(twin).match(/^# /gm), path).toHaveLength(1);
    }
  });

  test("contain the page's text word for word", () => {
    const later = joined(JSON.stringify(JSON.parse(readBuilt("home-sections.json"))).replaceAll('\\"', '"'));
    for (const path of withTwin) {
      const shown = readableText(pageAt(path)) + (path === "/" ? later : "");
      const lines = plainLines(readBuilt(twinOf(path)));
      expect.soft(lines.length, path).toBeGreaterThan(2);
      // A line may join separate elements of the page, such as "Client: …", table cells, or a title and its text.
      const parts = lines.flatMap((line) =>
        shown.includes(joined(line)) ? [] : line.split(/: |, | \| ?|^\| ?| \|$|\. | \(|\)$/),
      );
      const missing = parts.filter((part) => !shown.includes(joined(part)));
      expect.soft(missing, path).toEqual([]);
    }
  });

  test("contain every heading of a case study, a post and a legal text", () => {
    const { projects, posts, legal } = content;
    const headingsIn = (html: string, headings: RegExp) =>
      [...html.matchAll(headings)].map(([, words]) => readableText(`<body>${words}`));
    const missing = (path: string, headings: string[]) => {
      expect.soft(headings.length, path).toBeGreaterThan(0);
      const twin = joined(readBuilt(`${path}.md`));
      return headings.filter((heading) => !twin.includes(heading));
    };
    for (const path of [...posts.map(({ slug }) => `/blog/${slug}`), ...legal.map((text) => text.path)]) {
      // Headings in the text link to themselves. Ignore the generated heading of the footnotes.
      const linked = /<h[23] id="(?!note-|footnote)[^"]*"[^>]*><a[^>]*>(.*?)<\/a><\/h[23]>/gs;
      const headings = headingsIn(pageAt(path), linked);
      expect.soft(missing(path, headings), path).toEqual([]);
    }
    for (const { link, caseStudy } of projects) {
      const parts = [caseStudy.challenge, caseStudy.solution, caseStudy.results[0]].filter(Boolean).length;
      const main = pageAt(link).replace(/^[\s\S]*<main/, "<main");
      const headings = headingsIn(main, /<h2[^>]*>(.*?)<\/h2>/gs).slice(0, parts);
      expect.soft(missing(link, headings), link).toEqual([]);
    }
  });

  test("are listed in llms.txt under the agency's name", () => {
    const text = readBuilt("llms.txt");
    expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
    const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, address]) => address ?? "");
    expect(links.length).toBeGreaterThan(content.projects.length + content.posts.length);
    for (const address of links) expect.soft(existsSync(fileOf(address)), address).toBe(true);
    const twins = withTwin.filter((path) => path !== "/sitemap").map((path) => site.url + twinOf(path));
    expect(links).toEqual(expect.arrayContaining(twins));
  });
});
