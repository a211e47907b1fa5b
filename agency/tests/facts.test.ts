import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../app/content/read-content.server.ts";

const content = readContent(join(import.meta.dirname, ".."), true);
const { site, pages, services, projects, posts, legal } = content;

/** Facts specified for this agency. Other agencies may have other numbers. */
describe("this agency", () => {
  test("has seven services in the specified order, one with the showcase layout, one without a filter", () => {
    const ids = [
      ...["web-design", "digital-marketing", "branding", "graphic-design"],
      ...["ai-development", "ai-automation", "industrial-automation"],
    ];
    expect(services.map(({ link }) => link)).toEqual(ids.map((id) => `/services/${id}`));
    const idsOf = (list: typeof services) => list.map(({ id }) => id);
    expect(idsOf(services.filter(({ layout }) => layout === "showcase"))).toEqual(["web-design"]);
    expect(idsOf(services.filter(({ filter }) => !filter))).toEqual(["industrial-automation"]);
    expect(idsOf(services.filter(({ sitemap }) => !sitemap))).toEqual(["industrial-automation"]);
    expect(new Set(services.map(({ color }) => color)).size).toBe(7);
  });

  test("has four points, six features and five or six steps for each service", () => {
    for (const { id, points, page } of services) {
      expect.soft(points, id).toHaveLength(4);
      expect.soft(page.features, id).toHaveLength(6);
      expect.soft([5, 6], id).toContain(page.process?.steps.length);
      expect.soft(page.pipeline?.stations.length ?? 5, id).toBe(5);
    }
    const [webDesign] = services;
    expect(webDesign?.page.process?.steps).toHaveLength(6);
    expect(webDesign?.page.features.every(({ sample }) => sample !== undefined)).toBe(true);
  });

  test("has 35 projects: web 5, digital 5, brand 5, graphic design 5, AI 7, automation 5, industrial 3", () => {
    const byService = Object.groupBy(projects, ({ serviceCategory }) => serviceCategory);
    expect(services.map(({ id }) => byService[id]?.length)).toEqual([5, 5, 5, 5, 7, 5, 3]);
  });

  test("gives each project six results, ten pictures, three related projects, year, client, budget and credits", () => {
    for (const { id, caseStudy, relatedProjects, year, client, budget, credits } of projects) {
      expect.soft(caseStudy.results, id).toHaveLength(6);
      expect.soft(caseStudy.galleryImages, id).toHaveLength(10);
      expect.soft(relatedProjects, id).toHaveLength(3);
      expect.soft(caseStudy.challenge && caseStudy.solution && caseStudy.testimonial, id).toBeTruthy();
      expect.soft(year, id).toBeGreaterThanOrEqual(site.founded);
      expect.soft(client && budget, id).toBeTruthy();
      expect.soft(credits.length, id).toBeGreaterThanOrEqual(4);
    }
  });

  test("keeps the specified URLs of the AI projects", () => {
    const links = projects.filter(({ id }) => /^ai-\d$/.test(id)).map(({ link }) => link);
    const slugs = [
      ...["synapse-logistics", "retail-ai-insights", "agrivision-analysis", "mediscan-assistant"],
      ...["finpulse-fraud-detection", "omnichannel-service-ai", "adaptive-edu-platform"],
    ];
    expect(links).toEqual(slugs.map((slug) => `/portfolio/${slug}`));
    for (const { id, link } of projects.filter(({ slug }) => !slug))
      expect.soft(link).toBe(`/portfolio/${id}`);
  });

  test("has ten posts: three on industrial automation, two on AI development, one on each other service", () => {
    const counts = services.map(({ title }) => posts.filter(({ category }) => category === title).length);
    expect(posts).toHaveLength(10);
    expect(counts).toEqual([1, 1, 1, 1, 2, 1, 3]);
  });

  test("shows a story, six values, five leaders and four numbers on the about page, and was founded in 2015", () => {
    const { story, values, team, stats } = pages.about;
    expect(site.founded).toBe(2015);
    const titles = [story, values, team].map((section) => section?.title);
    expect(titles).toEqual(["Our Story", "Core Values", "Leadership Team"]);
    expect([values?.list.length, team?.members.length]).toEqual([6, 5]);
    expect(stats?.list.map(({ number, label }) => `${number} ${label}`)).toEqual([
      ...["200+ Projects Completed", "50+ Industry Awards"],
      ...["95% Client Retention Rate", "4+ Years of Experience"],
    ]);
  });

  test("is in Dhaka, opens from Monday to Saturday, and has two telephone numbers and five social networks", () => {
    const { address, phones, timeZone, hours } = site.contact;
    expect([address.city, address.country, timeZone]).toEqual(["Dhaka", "Bangladesh", "Asia/Dhaka"]);
    expect(hours.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual([
      ...Array.from({ length: 5 }, () => "09:00-18:00"),
      "10:00-16:00",
      "undefined-undefined",
    ]);
    expect([phones.length, site.social.length]).toEqual([2, 5]);
  });

  test("has a Get Started button in the header and three groups of links in the footer", () => {
    expect(site.getStarted).toEqual({ name: "Get Started", path: "/contact" });
    expect(site.footer.groups.map((group) => group.title)).toEqual(["Services", "Company", "Legal"]);
    expect(site.footer.links.map(({ name }) => name)).toEqual(["Sitemap", "Contact Us"]);
  });

  test("has 14 industries, an approach in five steps, four frequent questions and two legal texts", () => {
    expect(pages.services.industries?.list.map(({ name }) => name).join()).toBe(
      "Technology,E-Commerce,Healthcare,Finance,Education,Real Estate,Hospitality,Manufacturing,Entertainment,Non-Profit,Automotive,Retail,Textile,Industrial",
    );
    expect(pages.services.approach?.steps.map((step) => step.title)).toEqual([
      ...["Discovery and Strategy", "Creative Concept", "Development and Implementation"],
      ...["Testing and Refinement", "Launch and Support"],
    ]);
    expect(pages.contact.faq?.entries).toHaveLength(4);
    expect(legal.map(({ path }) => path)).toEqual(["/privacy-policy", "/terms-of-service"]);
  });

  test("has seven slides, nine featured projects, three results, over fifty awards and three years on home", () => {
    const { home } = pages;
    expect(home.slides.map(({ link, buttonText }) => `${link.slice(10)}: ${buttonText}`)).toEqual([
      ...["web-design: Learn More", "graphic-design: Explore Services", "ai-development: Discover More"],
      ...["digital-marketing: Get Started", "branding: Learn More", "ai-automation: Explore More"],
      "industrial-automation: Learn More",
    ]);
    const inTurn = [1, 2, 3].flatMap((number) => ["web", "ai", "gd"].map((prefix) => `${prefix}-${number}`));
    expect(home.featured.projects).toEqual(inTurn);
    expect(home.results.list).toHaveLength(3);
    const awards = home.achievements.list.reduce((sum, { number }) => sum + Number(number), 0);
    expect(awards).toBeGreaterThan(50);
    expect(home.journey.entries.map(({ year }) => year)).toEqual([2025, 2024, 2023]);
    expect(home.journey.entries.every((entry) => [1, 2].includes(entry.projects.length))).toBe(true);
    expect(home.journey.text).toContain("since 2023");
  });

  test("uses the specified page titles and the specified messages for empty lists", () => {
    const { portfolio, blog, contact, postNotFound } = pages;
    const titles = [portfolio, contact, pages.services].map(({ title }) => title);
    expect(titles).toEqual(["Our Portfolio", "Get in Touch", "Our Services"]);
    expect(portfolio.empty).toBe("No portfolio items found matching this filter.");
    expect(blog.empty).toBe("No blog posts found matching this filter");
    const parts = [contact.form, contact.information, contact.map].map((part) => part?.title);
    expect(parts).toEqual(["Send Us a Message", "Contact Information", "Map Coming Soon"]);
    expect(postNotFound.text).toBe("The blog post you're looking for doesn't exist or has been removed.");
  });
});

test("the privacy policy names the configured retention period", () => {
  expect(legal.find(({ path }) => path === "/privacy-policy")?.body).toContain("{retentionMonths} months");
});
