import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { builtFiles, CLIENT, readBuilt, requestsOf } from "../built-pages.ts";
import { headOf, readableText } from "../built-text.ts";

const pages = builtFiles(".html");
const { projects } = getContent();
/** Vague labels of links, without spaces, as in Lighthouse's audit of link text. */
const VAGUE_LINK_TEXT =
  /^(?:clickhere|here|go|this|start|righthere|more|learnmore|readmore|seemore|moreinfo)$/i;

/** Returns the page's <main>. The rest of the page contains its URL, which differs between copies. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];

describe("every built page", () => {
  test("refers only to existing pictures and scripts", () => {
    const named = pages.flatMap((file) => {
      const paths = requestsOf(readBuilt(file)).filter((address) => address.startsWith("/"));
      return paths.map((address) => ({ file, path: address.replace(/[ #?].*/, "") }));
    });
    expect(named.length).toBeGreaterThan(pages.length);
    const isThere = new Map(named.map(({ path }) => [path, existsSync(join(CLIENT, decodeURI(path)))]));
    expect(named.filter(({ path }) => !isThere.get(path))).toEqual([]);
  });

  test('has no link with a vague text such as "more"', () => {
    for (const file of pages) {
      const links = [...readBuilt(file).matchAll(/<a [^>]*>(.*?)<\/a>/gs)];
      const texts = links.map(([, inside = ""]) => readableText(`<body>${inside}`));
      expect.soft(texts.length, file).toBeGreaterThan(1);
      const empty = texts.filter((text) => VAGUE_LINK_TEXT.test(text));
      expect.soft(empty, file).toEqual([]);
    }
  });

  test("is identical at both URLs of a project, and names the first URL as canonical", () => {
    for (const { id, link } of projects.filter((project) => project.link !== `/portfolio/${project.id}`)) {
      const [canonical, other] = [link, `/portfolio/${id}`].map((path) => readBuilt(`${path}/index.html`));
      expect.soft(mainOf(other ?? ""), id).toBe(mainOf(canonical ?? ""));
      expect.soft(mainOf(canonical ?? ""), id).toBeTruthy();
      expect.soft(headOf(other ?? "").canonical?.endsWith(link), id).toBe(true);
    }
  });
});
