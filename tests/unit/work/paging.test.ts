import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { furtherListPages } from "../../../app/content/addresses/known-paths.server.ts";
import type { PageMeta } from "../../../app/content/addresses/meta.server.ts";
import {
  entriesOf,
  listAddress,
  listOf,
  pagesOf,
  parseListAddress,
} from "../../../app/content/addresses/paging.server.ts";
import type { Content } from "../../../app/content/schema/content.server.ts";
import { directoryForTests } from "../../message-path/for-tests.ts";
import { growExample } from "../content/reduced-content.ts";

/** Returns content without posts and with `count` projects, which alternate between two services. */
function withProjects(count: number): Content {
  const projects = Array.from({ length: count }, (_, at) => ({ serviceCategory: at % 2 ? "odd" : "even" }));
  return { projects, posts: [] as unknown[] } as Content;
}

describe("a list of projects", () => {
  test("has one page for up to 59 entries, and one page for each category", () => {
    const categories = ["/portfolio/category/even", "/portfolio/category/odd"];
    expect(furtherListPages(withProjects(59))).toEqual(categories);
  });

  test("has several pages from 60 entries on, also for each category", () => {
    expect(furtherListPages(withProjects(60))).toEqual([
      ...["/portfolio/page/2", "/portfolio/page/3"],
      ...["/portfolio/category/even", "/portfolio/category/even/page/2"],
      ...["/portfolio/category/odd", "/portfolio/category/odd/page/2"],
    ]);
    expect([pagesOf(60), pagesOf(30), pagesOf(24), pagesOf(25)]).toEqual([3, 2, 1, 2]);
    expect([1, 2, 3].map((page) => entriesOf(Array(60).fill(0), page).length)).toEqual([24, 24, 12]);
  });
});

test.each([
  ["/blog", { category: undefined, page: 1 }],
  ["/blog/", { category: undefined, page: 1 }],
  ["/blog/page/12", { category: undefined, page: 12 }],
  ["/blog/category/web-design", { category: "web-design", page: 1 }],
  ["/blog/category/web-design/page/3/", { category: "web-design", page: 3 }],
  ["/blog/a-post", undefined],
  ["/blog/page/two", undefined],
  ["/portfolio/page/2", undefined],
])("reads category and page number from the blog's path %s", (address, place) => {
  expect(parseListAddress("/blog", address)).toEqual(place);
});

test("finds the list of a further page, and no list for other pages", () => {
  expect(listOf("/portfolio/page/2")).toBe("/portfolio");
  expect(listOf("/blog/category/branding")).toBe("/blog");
  for (const path of ["/portfolio", "/portfolio/page", "/blog/category", "/about"])
    expect(listOf(path)).toBeUndefined();
});

type List = { paging?: { meta: PageMeta } | undefined; options: { to: string; meta: PageMeta }[] };

/** Returns the metadata of a page of a list. */
const headAt = (list: List | undefined, path: string) =>
  list?.paging?.meta ?? list?.options.find(({ to }) => to === path)?.meta;

describe("a site with long lists", () => {
  const folder = directoryForTests("grown");
  const read = async () => {
    vi.stubEnv("AGENCY_DIR", folder);
    vi.resetModules();
    const { getContent } = await import("../../../app/content/content.server.ts");
    const { canonicalPaths } = await import("../../../app/content/addresses/known-paths.server.ts");
    const { portfolioPage } = await import("../../../app/pages/portfolio/data.server.ts");
    const { blogPage } = await import("../../../app/pages/blog/data.server.ts");
    const content = getContent();
    return { content, paths: canonicalPaths(content), portfolioPage, blogPage };
  };
  let grown: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    growExample(folder, 30);
    grown = await read();
  }, 120_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const ofList = (path: string) =>
    grown.paths.filter((address) => address === path || listOf(address) === path);
  const portfolio = () =>
    ofList("/portfolio").map((path) => ({ path, page: grown.portfolioPage(grown.content, path) }));

  test("shows each project once in the full list, and once in its service's list", () => {
    const ids = (pages: ReturnType<typeof portfolio>) =>
      pages.flatMap(({ page }) => page?.list.entries.map(({ id }) => id) ?? []);
    const [fullList, categories] = [false, true].map((isCategory) =>
      ids(portfolio().filter(({ path }) => path.includes("/category/") === isCategory)),
    );
    const all = grown.content.projects.map(({ id }) => id).toSorted();
    expect(fullList?.toSorted()).toEqual(all);
    expect(categories?.toSorted()).toEqual(all);
    for (const { path, page } of portfolio()) {
      const [, , , service] = path.includes("/category/") ? path.split("/") : [];
      const shown = new Set(page?.list.entries.map(({ serviceId }) => serviceId));
      if (service) expect.soft([...shown], path).toEqual([service]);
      expect.soft(page?.list.entries.length, path).toBeLessThanOrEqual(24);
    }
  });

  test("shows each post once in the full list", () => {
    const pages = ofList("/blog").filter((path) => !path.includes("/category/"));
    const links = pages.flatMap(
      (path) => grown.blogPage(grown.content, path)?.list.entries.map(({ link }) => link) ?? [],
    );
    expect(links).toEqual(grown.content.posts.map(({ link }) => link));
  });

  test("gives each page its own title, description and canonical URL", () => {
    const heads = [
      ...ofList("/portfolio").map((path) => headAt(grown.portfolioPage(grown.content, path)?.list, path)),
      ...ofList("/blog").map((path) => headAt(grown.blogPage(grown.content, path)?.list, path)),
    ];
    const paths = [...ofList("/portfolio"), ...ofList("/blog")];
    expect(heads.map((head) => head?.canonical)).toEqual(paths.map((at) => grown.content.site.url + at));
    for (const part of ["title", "description"] as const)
      expect.soft(new Set(heads.map((head) => head?.[part])).size, part).toBe(heads.length);
    for (const head of heads) {
      expect.soft(head?.title.length, head?.title).toBeLessThanOrEqual(60);
      expect.soft(head?.description.length, head?.description).toBeLessThanOrEqual(160);
      expect.soft(head?.description.length, head?.description).toBeGreaterThanOrEqual(50);
    }
    expect(grown.portfolioPage(grown.content, "/portfolio/page/2")?.list.paging?.meta.title).toMatch(
      / – page 2$/,
    );
  });

  test("links every page to every category and to the neighbouring pages", () => {
    const known = new Set(grown.paths);
    for (const { path, page } of portfolio()) {
      const { pages = [], previous, next } = page?.list.paging ?? {};
      const links = [...(page?.list.options ?? []), ...pages]
        .flatMap(({ to }) => to ?? [])
        .concat(previous ?? [], next ?? []);
      const lost = links.filter((to) => !known.has(to));
      expect.soft(lost, path).toEqual([]);
      const { category, page: at = 1 } = parseListAddress("/portfolio", path) ?? {};
      const [before, after] = [at - 1, at + 1].map((to) => listAddress("/portfolio", { category, page: to }));
      const isThere = (to = "") => (to !== path && known.has(to) ? to : undefined);
      expect.soft({ previous, next }, path).toEqual({ previous: isThere(before), next: isThere(after) });
      expect.soft(pages.length, path).toBeLessThanOrEqual(7);
    }
  });

  test("has no page after the last page, and no page for an unknown category", () => {
    for (const end of ["page/0", "page/99", "category/no-such-thing"]) {
      expect.soft(grown.portfolioPage(grown.content, `/portfolio/${end}`), end).toBeUndefined();
      expect.soft(grown.blogPage(grown.content, `/blog/${end}`), end).toBeUndefined();
    }
  });
});
