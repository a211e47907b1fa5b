import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { oneLine, projectsOf, services, texts } from "./support/content.ts";
import { hrefsOf } from "./support/main-menu.ts";
import { isOnTop } from "./support/motion.ts";
import { expect, test } from "./support/site.ts";

/** The most projects that a service's page shows. */
const MOST = 6;
const { approach, industries, title } = texts.services;
const showcases = services.filter(({ layout }) => layout === "showcase");
const standard = services.filter(({ layout }) => layout !== "showcase");

const main = (page: Page) => page.getByRole("main");
const href = (page: Page, name: string) =>
  main(page).getByRole("link", { name }).first().getAttribute("href");
/** Returns the locator of the section that contains a heading. */
const around = (page: Page, heading: string) =>
  main(page).locator("section", { has: page.getByRole("heading", { name: heading, exact: true }) });

/** Returns the paths of the projects in a section of a service's page. */
const shown = (page: Page, heading: string) =>
  hrefsOf(around(page, heading).getByRole("article").getByRole("link"));

test.describe("the services overview", () => {
  test("has a card for each service, with a title, text, points and a link", async ({ view }) => {
    const page = await view("/services");
    await expect(main(page).getByRole("heading", { level: 1 })).toContainText(title);
    const links = main(page).getByRole("link", { name: /Learn More/ });
    expect(await hrefsOf(links)).toEqual(services.map(({ link }) => link));
    for (const { id, link, title, description, color, points } of services) {
      const card = main(page).locator(`li:has(a[href="${link}"])`);
      await expect.soft(card.getByRole("heading", { level: 2 })).toHaveText(title);
      await expect.soft(card).toContainText(description);
      await expect.soft(card).toHaveAttribute("data-accent", color);
      await expect.soft(card.locator("li"), id).toHaveText(points);
      await expect.soft(card.locator("svg").first(), id).toBeVisible();
    }
  });

  test("shows a project of the service on each card, linked to the project's page", async ({ open }) => {
    const page = await open("/services");
    const works = main(page).locator('a[href^="/portfolio/"]:has(img)');
    const withWork = services.filter(({ id }) => projectsOf(id).length > 0);
    await expect(works).toHaveCount(withWork.length);
    const paths = await hrefsOf(works);
    for (const [index, { id }] of withWork.entries())
      expect.soft(projectsOf(id).map(({ link }) => link)).toContain(paths[index]);
    await works.first().click();
    await page.waitForURL(`**${paths[0]}`);
    const service = main(page).getByText(withWork[0]?.title ?? "", { exact: true });
    await expect(service.first()).toBeVisible();
  });

  test("keeps every card's link in view while the cards stack", async ({ view }) => {
    const page = await view("/services", { width: 1280, height: 900 });
    const links = main(page).getByRole("link", { name: /Learn More/ });
    for (const [at, { id }] of [...services.entries()].reverse()) {
      await links.nth(at).focus();
      expect.soft(await isOnTop(links.nth(at)), id).toBe(true);
    }
  });

  test("shows its steps and industries, and ends with links", async ({ view }) => {
    const page = await view("/services");
    expect(await href(page, "Contact Us")).toBe("/contact");
    expect(await href(page, "View Portfolio")).toBe("/portfolio");
    const headings = (title: string) => around(page, title).getByRole("heading", { level: 3 });
    const steps = approach?.steps.map((step) => step.title);
    if (approach) await expect(headings(approach.title)).toHaveText(steps ?? []);
    const names = industries?.list.map(({ name }) => name);
    if (industries) await expect(headings(industries.title)).toHaveText(names ?? []);
  });
});

for (const { id, link, title, page: words } of sampled(showcases))
  test.describe(`the page of ${id} (layout 'showcase')`, () => {
    test("has its feature cards, its steps and its projects", async ({ view }) => {
      const page = await view(link);
      const features = around(page, `Why Choose Our ${title} Service`).getByRole("heading", { level: 3 });
      await expect(features).toHaveText(words.features.map((feature) => feature.title));
      const steps = main(page).locator("#process").getByRole("listitem");
      await expect(steps).toHaveCount(words.process?.steps.length ?? 0);
      const expected = projectsOf(id).map((project) => project.link);
      expect(await shown(page, words.work.title)).toEqual(expected.slice(0, MOST));
      if (expected.length > 0) expect(await href(page, "View All Projects")).toBe("/portfolio");
    });

    test("links to the contact page, to a quote request and to its process", async ({ open }) => {
      const page = await open(link);
      expect(await href(page, "Get a Quote")).toBe("/contact?type=quote");
      expect(await href(page, "Contact Us")).toBe("/contact");
      expect(await href(page, "Request a Quote")).toBe("/contact?type=quote");
      await expectLeadsToProcess(page, "View Our Process");
    });
  });

test.describe("the service pages with the layout 'standard'", () => {
  for (const { id, link, title, page: words } of sampled(standard))
    test(`show all sections of ${id}`, async ({ open }) => {
      const page = await open(link);
      expect(oneLine(await main(page).getByRole("heading", { level: 1 }).textContent())).toBe(title);

      const features = around(page, `Why Choose Our ${title} Service`).getByRole("listitem");
      await expect(features).toHaveCount(words.features.length);
      for (const [at, text] of (await features.allTextContents()).entries())
        expect.soft(text.startsWith(String(at + 1)), `feature ${at + 1} has its number`).toBe(true);

      const steps = words.process?.steps ?? [];
      const titles = main(page).locator("#process").getByRole("heading", { level: 3 });
      await expect(titles).toHaveText(steps.map(({ step, title }) => `${step}. ${title}`));
      const expected = projectsOf(id).map((project) => project.link);
      expect((await shown(page, words.work.title)).sort()).toEqual(expected.slice(0, MOST).sort());
      if (expected.length > 0) expect(await href(page, "View All Projects")).toBe("/portfolio");
      expect(await href(page, "Get a Quote")).toBe(`/contact?type=quote&service=${id}`);
      expect(await href(page, "Contact Us")).toBe("/contact");

      if (steps.length > 0) await expectLeadsToProcess(page, "Learn More");
    });

  test("pass the service of a quote request to the contact page", async ({ open }) => {
    const service = standard.at(-1);
    test.skip(!service, "this agency has no service with the layout 'standard'");
    const page = await open(service?.link ?? "");
    await main(page).getByRole("link", { name: "Get a Quote" }).first().click();
    await page.waitForURL(`**/contact?type=quote&service=${service?.id}`);
    await expect(page.getByLabel("Message")).toHaveValue(new RegExp(service?.title ?? ""));
  });
});

/** Follows a link to the process section. Checks that the section's title is in view below the header. */
async function expectLeadsToProcess(page: Page, name: string): Promise<void> {
  await main(page).getByRole("link", { name }).click();
  const title = page.locator("#process h2");
  await expect(title).toBeInViewport({ ratio: 0.99 });
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(64);
}
