import { afterEach, describe, expect, test, vi } from "vitest";
import { reducedContent } from "./reduced-content.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  // Reset the modules, so that the next test file of this worker reads its own agency.
  vi.resetModules();
});

/** Loads the data of all pages, for an agency with these numbers of services and other items. */
async function pagesOf(services: number, items: number) {
  vi.stubEnv("AGENCY_DIR", reducedContent(services, items));
  vi.resetModules();
  const { getContent } = await import("../../../app/content/content.server.ts");
  const { siteFacts } = await import("../../../app/content/site/site-facts.server.ts");
  const { canonicalPaths, knownPaths } = await import("../../../app/content/addresses/known-paths.server.ts");
  const { filesOf } = await import("../../../app/content/addresses/own-routes.server.ts");
  const { portfolioPage } = await import("../../../app/pages/portfolio/data.server.ts");
  const { blogPage } = await import("../../../app/pages/blog/data.server.ts");
  const { homePage } = await import("../../../app/pages/home/data.server.ts");
  const { aboutPage } = await import("../../../app/pages/about/data.server.ts");
  const { contactPage } = await import("../../../app/pages/contact/data.server.ts");
  const { servicesPage } = await import("../../../app/pages/services/data.server.ts");
  const { sitemapPage } = await import("../../../app/pages/sitemap/data.server.ts");
  const { projectPage } = await import("../../../app/pages/project/data.server.ts");
  const content = getContent();
  return {
    content,
    facts: siteFacts(content),
    canonical: canonicalPaths(content),
    known: knownPaths(content),
    routes: Object.fromEntries(
      (["services", "projects", "legal", "texts"] as const).map((type) => [type, filesOf(type)]),
    ),
    portfolio: portfolioPage(content),
    blog: blogPage(content),
    home: homePage(content),
    about: aboutPage(content),
    contact: contactPage(content),
    services: servicesPage(content),
    sitemap: sitemapPage(content),
    projects: content.projects.map(({ id }) => projectPage(content, id)),
  };
}

describe("an agency with other numbers of items", { timeout: 60_000 }, () => {
  test.each([
    [1, 0],
    [1, 1],
    [2, 2],
    [5, 7],
    [12, 7],
  ])("shows complete pages with %d services and %d of everything else", async (services, items) => {
    const pages = await pagesOf(services, items);
    const { content, facts, portfolio, blog, sitemap } = pages;
    expect(content.services).toHaveLength(services);
    expect(pages.services.services).toHaveLength(services);
    expect(facts.services).toHaveLength(services);
    expect(pages.canonical.filter((path) => path.startsWith("/services/"))).toHaveLength(services);
    // Every link in header and footer leads to a page, and every group has links.
    const { groups } = facts.footer;
    const links = [...facts.navigation, ...facts.footer.links, ...groups.flatMap((group) => group.links)];
    expect(links.filter(({ path }) => !pages.known.has(path))).toEqual([]);
    expect(links.some(({ path }) => path === "/blog") && content.posts.length === 0).toBe(false);
    expect(groups.filter((group) => group.links.length === 0)).toEqual([]);
    expect(sitemap.groups.filter(({ links, count }) => links.length === 0 && !count)).toEqual([]);
    expect(pages.canonical.includes("/blog")).toBe(items > 0);
    // A filter shows some of the entries, but not all.
    const filtersOf = (list?: { options: { id: string | undefined; count: number; hasButton: boolean }[] }) =>
      list?.options.filter(({ id, hasButton }) => id && hasButton) ?? [];
    for (const { count } of filtersOf(portfolio?.list)) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(content.projects.length);
    }
    if (services === 1) expect(filtersOf(portfolio?.list)).toEqual([]);
    if (content.posts.length < 2) expect(filtersOf(blog?.list)).toEqual([]);
    expect(JSON.stringify(pages.home)).not.toMatch(/undefined|null/);
    // A section without content is missing from its page.
    const { story, values, team, stats } = pages.about;
    const { texts, map } = pages.contact;
    const { approach, industries } = pages.services;
    const optional = [story, values, team, stats, texts.faq, map, approach, industries];
    // Any agency may leave out some of these sections, so check only that some exist.
    expect(optional.some((section) => section !== undefined)).toBe(items > 0);
    for (const [at, page] of pages.projects.entries()) {
      const most = content.projects[at]?.caseStudy.galleryImages.length ?? 0;
      expect(page?.gallery.pictures.length).toBe(Math.min(items, most));
      expect(page?.related.some((card) => card.id === page.project.id)).toBe(false);
      if (content.projects.length === 1) expect(page?.next).toBeUndefined();
    }
    const { routes } = pages;
    expect(routes.services).toHaveLength(content.services.length);
    expect(routes.projects).toHaveLength(content.projects.length);
    const paths = [...content.legal, ...content.texts].map(({ path }) => path.slice(1));
    expect([...(routes.legal ?? []), ...(routes.texts ?? [])]).toEqual(paths);
  });
});
