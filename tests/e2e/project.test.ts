import type { Page } from "@playwright/test";
import { project, projects, projectsOf, services, texts } from "./support/content.ts";
import { go } from "./support/main-menu.ts";
import { recordTransitions } from "./support/motion.ts";
import { expect, test } from "./support/site.ts";

test.use({ reducedMotion: "no-preference" });

const PATH = project.link;
const { caseStudy, client, year, scope, technologies } = project;
const service = services.find(({ id }) => id === project.serviceCategory);
/**
 * The number of related projects, at most three: the projects listed as related, or otherwise those of the same
 * service.
 */
const RELATED = Math.min(3, project.relatedProjects.length || projectsOf(project.serviceCategory).length - 1);

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });
const spinner = (page: Page) => page.getByRole("status").filter({ hasText: "Loading the project" });
const challenge = (page: Page) => main(page).getByRole("heading", { name: "The Challenge" });

/** Clicks the first link to a path in the page's <main>. */
function follow(page: Page, path: string): Promise<void> {
  return page.locator(`main a[href="${path}"]`).first().click();
}

test.describe("a project's page", () => {
  test("shows all its sections in order", async ({ view }) => {
    const page = await view(PATH);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Portfolio", project.title]);
    await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(crumbs.getByRole("link", { name: "Portfolio" })).toHaveAttribute("href", "/portfolio");
    await expect(title(page)).toHaveText(project.title);
    const facts = { Client: client, Year: year, Scope: scope, Technologies: technologies?.[0] };
    for (const [fact, value] of Object.entries(facts))
      expect.soft(await main(page).getByText(fact, { exact: true }).count(), fact).toBe(value ? 1 : 0);
    await expect(main(page).getByRole("link", { name: service?.title ?? "", exact: true })).toHaveCount(1);
    const sections = {
      "The Challenge": caseStudy.challenge,
      "Our Solution": caseStudy.solution,
      Results: caseStudy.results.length,
      Credits: project.credits.length,
      [texts.project.gallery]: caseStudy.galleryImages.length,
      "Related Projects": RELATED,
      [texts.project.callToAction.title]: true,
    };
    const present = Object.entries(sections).flatMap(([name, content]) => (content ? [name] : []));
    await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(present);
    const results = page.locator("section", { has: page.getByRole("heading", { name: "Results" }) });
    await expect(results.getByRole("listitem")).toHaveCount(caseStudy.results.length);
    await expect(main(page).locator("blockquote")).toHaveCount(caseStudy.testimonial ? 1 : 0);
    await expect(main(page).getByRole("article").getByRole("article")).toHaveCount(RELATED);
    await expect(main(page).getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    const next = page.getByRole("navigation", { name: "Next project" }).getByRole("link");
    await expect(next).toHaveCount(Math.min(1, projects.length - 1));
  });

  test("shows no spinner if it is opened directly", async ({ view, open }) => {
    for (const page of [await view(PATH, { javaScript: false }), await open(PATH)]) {
      await expect(challenge(page)).toBeVisible();
      expect(await spinner(page).count()).toBe(0);
    }
  });

  test("shows a spinner for about 300 ms on navigation within the site", async ({ open }) => {
    const page = await open("/portfolio", { clock: true });
    await follow(page, PATH);
    await page.clock.runFor(100);
    await spinner(page).waitFor({ state: "attached" });
    await expect.poll(() => page.title()).toContain(project.title);
    await expect(page.locator("[data-accent]").first()).toHaveAttribute("data-accent", service?.color ?? "");
    await expect(challenge(page)).toBeHidden();
    await expect(main(page).getByRole("article").first()).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(400);
    await expect(challenge(page)).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    await expect(title(page)).toBeFocused();
  });

  test("redirects from an unknown project to the list, both on the server and within the site", async ({
    open,
  }) => {
    const page = await open("/portfolio/unknown-project");
    expect(new URL(page.url()).pathname).toBe("/portfolio");
    const inside = await open(PATH, { allow: [/404/] });
    // Simulate a link with a typing error, because the content check rejects such links.
    await go(inside, "/portfolio/no-such-project");
    await inside.waitForURL("**/portfolio");
    await inside.getByRole("heading", { name: texts.portfolio.title }).waitFor();
  });

  test("morphs a clicked card's cover into the main image and back", async ({ open }) => {
    const page = await open("/portfolio");
    const transitions = await recordTransitions(page);
    const named = () =>
      page.locator("main *").evaluateAll((all) => {
        const isCover = (one: Element) => getComputedStyle(one).viewTransitionName === "cover";
        return all.filter(isCover).length;
      });
    expect(await named()).toBe(0);
    await follow(page, PATH);
    await expect.poll(async () => (await transitions()).length).toBe(1);
    expect(await named()).toBeLessThanOrEqual(1);
    await challenge(page).waitFor({ state: "visible" });
    await expect.poll(named).toBe(0);
    await page.goBack();
    await expect.poll(async () => (await transitions()).length).toBe(2);
    await expect.poll(named).toBe(0);
  });

  test("shows a spinner on navigation from project to project", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    const next = page.getByRole("navigation", { name: "Next project" }).getByRole("link");
    const path = await next.getAttribute("href");
    await next.click();
    await page.waitForURL(`**${path}`);
    await expect(title(page)).not.toHaveText(project.title);
    await challenge(page).waitFor({ state: "visible" });
    expect(await spinner(page).count()).toBe(0);
  });
});
