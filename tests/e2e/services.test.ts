import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { parse } from "yaml";
import { test } from "./site.ts";

const SERVICES = [
  "web-design",
  "digital-marketing",
  "branding",
  "graphic-design",
  "ai-development",
  "ai-automation",
  "industrial-automation",
] as const;
/** Projects on each page (specification, section 9: up to six; industrial automation its own three). */
const PROJECTS: Record<string, number> = { "ai-development": 6, "industrial-automation": 3 };
const INDUSTRIES =
  "Technology, E-Commerce, Healthcare, Finance, Education, Real Estate, Hospitality, Manufacturing, " +
  "Entertainment, Non-Profit, Automotive, Retail, Textile, Industrial";
const APPROACH = [
  "Discovery and Strategy",
  "Creative Concept",
  "Development and Implementation",
  "Testing and Refinement",
  "Launch and Support",
];

type Service = {
  title: string;
  page: { features: { title: string }[]; process: { steps: { step: number; title: string }[] } };
};
const read = (id: string): Service => parse(readFileSync(`content/services/${id}.yaml`, "utf8"));

const main = (page: Page) => page.getByRole("main");
const href = (page: Page, name: string) =>
  main(page).getByRole("link", { name }).first().getAttribute("href");
/** The section or list item that a heading stands in. */
const around = (page: Page, heading: string) =>
  main(page).locator("section", { has: page.getByRole("heading", { name: heading, exact: true }) });

describe("services overview", () => {
  test("has seven cards with a title, words, points and a link each", async ({ open }) => {
    const page = await open("/services");
    expect(await main(page).getByRole("heading", { level: 1 }).textContent()).toMatch(/^Our Services/);
    const links = main(page).getByRole("link", { name: /Learn More/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      SERVICES.map((id) => `/services/${id}`),
    );
    for (const id of SERVICES) {
      const card = main(page)
        .getByRole("listitem")
        .filter({ has: page.locator(`a[href="/services/${id}"]`) });
      const { title } = read(id);
      expect.soft(await card.getByRole("heading", { level: 2 }).textContent()).toBe(title);
      expect.soft(await card.locator("svg").count(), `${id}: icon`).toBeGreaterThan(0);
      expect.soft(await card.getAttribute("data-dye"), `${id}: colour`).toBeTruthy();
      expect.soft(await card.locator("li").count(), `${id}: points`).toBe(4);
    }
  });

  test("each card shows a project of its service, which opens it", async ({ open }) => {
    const page = await open("/services");
    const works = main(page).locator('a[href^="/portfolio/"]:has(img)');
    expect(await works.count()).toBe(SERVICES.length);
    for (const [index, id] of SERVICES.entries()) {
      const link = await works.nth(index).getAttribute("href");
      const category = read(id).title;
      const project = await open(link ?? "");
      expect.soft(await main(project).getByText(category, { exact: true }).count(), id).toBeGreaterThan(0);
    }
    await works.first().click();
    await page.waitForURL(/\/portfolio\/[^/]+$/);
  });

  test("keeps every card's link in view while the cards pile up", async ({ open }) => {
    const page = await open("/services", { width: 1280, height: 900 });
    const links = main(page).getByRole("link", { name: /Learn More/ });
    for (let at = SERVICES.length - 1; at >= 0; at--) {
      const link = links.nth(at);
      await link.focus();
      const isOnTop = await link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && element.contains(found);
      });
      expect.soft(isOnTop, SERVICES[at]).toBe(true);
    }
  });

  test("tells the approach in five steps and names fourteen industries", async ({ open }) => {
    const page = await open("/services");
    expect(await around(page, "Our Approach").getByRole("heading", { level: 3 }).allTextContents()).toEqual(
      APPROACH,
    );
    const industries = around(page, "Industries We Serve").getByRole("listitem");
    expect((await industries.allTextContents()).join(", ")).toBe(INDUSTRIES);
  });

  test("closes with ways to the contact page and the portfolio", async ({ open }) => {
    const page = await open("/services");
    expect(await href(page, "Contact Us")).toBe("/contact");
    expect(await href(page, "View Portfolio")).toBe("/portfolio");
  });
});

describe("web design", () => {
  test("has six feature cards, six steps and the web projects", async ({ open }) => {
    const page = await open("/services/web-design");
    const { page: words } = read("web-design");
    const features = around(page, "Why Choose Our Web Design Service").getByRole("heading", { level: 3 });
    expect(await features.allTextContents()).toEqual(words.features.map(({ title }) => title));
    expect(await main(page).locator("#process").getByRole("listitem").count()).toBe(6);
    expect(await around(page, "Our Work").getByRole("article").count()).toBe(5);
    expect(await href(page, "View All Projects")).toBe("/portfolio");
  });

  test("leads to the contact page, to a quote and to its process", async ({ open }) => {
    const page = await open("/services/web-design");
    expect(await href(page, "Get a Quote")).toBe("/contact");
    expect(await href(page, "Contact Us")).toBe("/contact");
    expect(await href(page, "Request a Quote")).toBe("/contact?type=quote");
    await main(page).getByRole("link", { name: "View Our Process" }).click();
    await expect.poll(() => isInView(page, "#process h2")).toBe(true);
  });
});

describe("service pages from the template", () => {
  test.for(SERVICES.slice(1))("%s", async (id, { open }) => {
    const page = await open(`/services/${id}`);
    const { title, page: words } = read(id);
    const heading = await main(page).getByRole("heading", { level: 1 }).textContent();
    expect(heading?.replace(/\s+/g, " ").trim()).toBe(title);

    const features = around(page, `Why Choose Our ${title} Service`).getByRole("listitem");
    expect(await features.count()).toBe(words.features.length);
    for (const [at, text] of (await features.allTextContents()).entries())
      expect.soft(text.startsWith(String(at + 1)), `feature ${at + 1} has its number`).toBe(true);

    const steps = main(page).locator("#process").getByRole("heading", { level: 3 });
    expect(await steps.allTextContents()).toEqual(
      words.process.steps.map(({ step, title }) => `${step}. ${title}`),
    );
    const work = around(page, "Our Work");
    expect(await work.getByRole("article").count()).toBe(PROJECTS[id] ?? 5);
    expect(await href(page, "View All Projects")).toBe("/portfolio");
    expect(await href(page, "Get a Quote")).toBe(`/contact?type=quote&service=${id}`);
    expect(await href(page, "Request a Quote")).toMatch(/^\/contact\?type=quote/);
    expect(await href(page, "Contact Us")).toBe("/contact");

    await main(page).getByRole("link", { name: "Learn More" }).click();
    await expect.poll(() => isInView(page, "#process h2")).toBe(true);
  });

  test("industrial automation shows its own three projects", async ({ open }) => {
    const page = await open("/services/industrial-automation");
    const links = around(page, "Our Work").getByRole("article").getByRole("link");
    expect((await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).sort()).toEqual([
      "/portfolio/factory-monitoring-dashboard",
      "/portfolio/quality-control-system",
      "/portfolio/textile-automate-system",
    ]);
  });

  test("a quote request names its service on the contact page", async ({ open }) => {
    const page = await open("/services/branding");
    await main(page).getByRole("link", { name: "Get a Quote" }).click();
    await page.waitForURL("**/contact?type=quote&service=branding");
    await expect.poll(() => page.getByLabel("Message").inputValue()).toMatch(/branding/i);
  });
});

/** Whether an element stands inside the window and below the header. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 64 && bottom <= innerHeight;
  });
}
