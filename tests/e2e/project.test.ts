import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { recordTransitions } from "./motion.ts";
import { test } from "./site.ts";

/** The projects with a fixed page (specification, section 2 "Routes"): ai-1 to ai-7, in that order. */
const SLUGS = [
  "synapse-logistics",
  "retail-ai-insights",
  "agrivision-analysis",
  "mediscan-assistant",
  "finpulse-fraud-detection",
  "omnichannel-service-ai",
  "adaptive-edu-platform",
];
const FERRY = "/portfolio/brand-1";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });
const spinner = (page: Page) => page.getByRole("status").filter({ hasText: "Loading the project" });
const challenge = (page: Page) => main(page).getByRole("heading", { name: "The Challenge" });

/** Clicks a link that leads somewhere within the site, as a visitor would who found it on the page. */
function follow(page: Page, path: string): Promise<void> {
  return page.locator(`main a[href="${path}"]`).first().click();
}

describe("project detail", () => {
  test("has all its parts in order", async ({ open }) => {
    const page = await open(FERRY);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect(await crumbs.allTextContents()).toEqual(["Home", "Portfolio", "Meghna Ferry Company"]);
    const links = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/",
      "/portfolio",
    ]);
    expect((await title(page).textContent())?.replace(/\s+/g, " ").trim()).toBe("Meghna Ferry Company");
    for (const fact of ["Client", "Year", "Technologies"])
      expect.soft(await main(page).getByText(fact, { exact: true }).count(), fact).toBe(1);
    expect(await main(page).getByRole("link", { name: "Branding" }).count()).toBe(1);
    expect(await main(page).getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "The Challenge",
      "Our Solution",
      "Results",
      "Project Gallery",
      "Related Projects",
      "Let's Work Together ",
    ]);
    const results = page.locator("section", { has: page.getByRole("heading", { name: "Results" }) });
    expect(await results.getByRole("listitem").count()).toBe(6);
    expect(await main(page).locator("blockquote").count()).toBe(1);
    expect(await main(page).getByRole("article").getByRole("article").count()).toBe(3);
    expect(await main(page).getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("/contact");
    const neighbours = page.getByRole("navigation", { name: "Neighbouring projects" }).getByRole("link");
    expect(await neighbours.count()).toBe(2);
  });

  test("opened directly it stands at once, without a spinner", async ({ open }) => {
    const page = await open(FERRY, { javaScript: false });
    expect(await challenge(page).isVisible()).toBe(true);
    expect(await page.getByText("Loading the project").count()).toBe(0);
    const alive = await open(FERRY);
    expect(await spinner(alive).count()).toBe(0);
    expect(await challenge(alive).isVisible()).toBe(true);
  });

  test("on a visit from within the site a spinner stands for about 300 ms, with title and dye in place", async ({
    open,
  }) => {
    const page = await open("/portfolio", { reducedMotion: true });
    await page.evaluate(() => {
      const times = { from: 0, to: 0 };
      Object.assign(window, { spinnerTimes: times });
      new MutationObserver(() => {
        const isThere = document.querySelector("main [aria-busy='true'] [role='status']") !== null;
        if (isThere && times.from === 0) times.from = performance.now();
        if (!isThere && times.from > 0 && times.to === 0) times.to = performance.now();
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await follow(page, FERRY);
    await page.waitForURL(`**${FERRY}`);
    await expect.poll(() => page.title()).toMatch(/^Meghna Ferry Company/);
    expect(await page.locator("[data-dye]").first().getAttribute("data-dye")).toBe("madder");
    await challenge(page).waitFor({ state: "visible" });
    const stood = await page.evaluate(() => {
      const { from, to } = (window as unknown as { spinnerTimes: { from: number; to: number } }).spinnerTimes;
      return to - from;
    });
    // The observer hears of the spinner a little late on a busy machine.
    expect(stood).toBeGreaterThan(200);
    expect(stood).toBeLessThan(2000);
    expect(await title(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
  });

  test("the spinner hides the project and shows the cover", async ({ open }) => {
    const page = await open("/portfolio", { clock: true });
    await follow(page, FERRY);
    await page.clock.runFor(100);
    await spinner(page).waitFor({ state: "attached" });
    expect(await challenge(page).isVisible()).toBe(false);
    expect(await main(page).getByRole("article").first().getAttribute("aria-busy")).toBe("true");
    await page.clock.runFor(400);
    await expect.poll(() => challenge(page).isVisible()).toBe(true);
    expect(await spinner(page).count()).toBe(0);
  });

  test("both addresses of the seven AI projects show the project; cards use the fixed one", async ({
    open,
  }) => {
    const page = await open("/portfolio?category=ai-development");
    for (const [at, slug] of SLUGS.entries()) {
      expect.soft(await page.locator(`main a[href="/portfolio/${slug}"]`).count(), slug).toBe(1);
      const bodies = await Promise.all(
        [slug, `ai-${at + 1}`].map(async (name) => {
          const response = await page.request.get(`/portfolio/${name}`, { maxRedirects: 0 });
          expect.soft(response.status(), name).toBe(200);
          return response.text();
        }),
      );
      for (const body of bodies)
        expect
          .soft(/<link rel="canonical" href="[^"]*?(\/portfolio\/[^"]+)"/.exec(body)?.[1])
          .toBe(`/portfolio/${slug}`);
    }
  });

  test("an unknown project leads to the list: from the server and within the site", async ({ open }) => {
    const page = await open("/portfolio/unknown-project");
    expect(new URL(page.url()).pathname).toBe("/portfolio");
    const inside = await open("/portfolio/web-1", { allow: [/404/] });
    // As a link with a typing error would: the content check lets none onto a page.
    await inside.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
      };
      return router.navigate("/portfolio/no-such-project");
    });
    await inside.waitForURL("**/portfolio");
    await inside.getByRole("heading", { name: "Our Portfolio" }).waitFor();
  });

  test("a clicked card's cover turns into the main image, and back", async ({ open }) => {
    const page = await open("/portfolio");
    const transitions = await recordTransitions(page);
    const named = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("main *")].filter(
            (element) => getComputedStyle(element).viewTransitionName === "cover",
          ).length,
      );
    expect(await named()).toBe(0);
    await follow(page, FERRY);
    await expect.poll(async () => (await transitions()).length).toBe(1);
    expect(await named()).toBeLessThanOrEqual(1);
    await challenge(page).waitFor({ state: "visible" });
    await expect.poll(named).toBe(0);
    await page.goBack();
    await expect.poll(async () => (await transitions()).length).toBe(2);
    await expect.poll(named).toBe(0);
  });

  test("one project follows another with a spinner of its own", async ({ open }) => {
    const page = await open(FERRY, { reducedMotion: true });
    const next = page.getByRole("navigation", { name: "Neighbouring projects" }).getByRole("link").last();
    const path = await next.getAttribute("href");
    await next.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(async () => (await title(page).textContent())?.trim()).not.toMatch(/^Meghna/);
    await challenge(page).waitFor({ state: "visible" });
    expect(await spinner(page).count()).toBe(0);
  });
});
