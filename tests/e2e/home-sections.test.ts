import { projectById, services, words } from "./content.ts";
import { SECTIONS, show } from "./lazy-boxes.ts";
import { hrefsOf } from "./main-menu.ts";
import { expect, test } from "./site.ts";

const { home } = words;
const { techStack, results, reviews, journey } = home;

test.describe("home's services", () => {
  test("are all links, and open when hovered or focused", async ({ open }) => {
    const page = await open("/", { width: 1440, height: 1000 });
    const items = (await show(page, "services")).locator("> ul > li");
    expect(await hrefsOf(items.getByRole("link"))).toEqual(services.map(({ link }) => link));
    test.skip(services.length < 2, "a single service is always open");
    const [middle, last] = [Math.floor((services.length - 1) / 2), services.length - 1];
    const widths = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().width));
    await items.nth(middle).hover();
    await expect.poll(async () => (await widths()).indexOf(Math.max(...(await widths())))).toBe(middle);
    await items.nth(last).getByRole("link").focus();
    await expect.poll(async () => (await widths()).indexOf(Math.max(...(await widths())))).toBe(last);
    await expect(items.nth(last).getByText("Learn More")).toBeVisible();
  });
});

test.describe("home's tech stack", () => {
  test.skip(!SECTIONS.includes("techStack"), "this agency shows no tech stack");

  test("is one table of services and tools, whose cells match the content", async ({ view }) => {
    const page = await view("/");
    const table = (await show(page, "techStack")).getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveCount(services.length);
    expect(await table.getByRole("rowheader").count()).toBe(techStack.tools.length);
    const tied = techStack.tools.flatMap((tool) => tool.services);
    expect(await table.getByText("yes", { exact: true }).count()).toBe(tied.length);
  });
});

test.describe("home's results", () => {
  test.skip(!SECTIONS.includes("results"), "this agency shows no results");

  test("show every bar below its text", async ({ view }) => {
    const page = await view("/", { width: 1440 });
    const bars = (await show(page, "results")).locator("p + svg");
    const labels = await bars.evaluateAll((all) => all.map((bar) => bar.previousElementSibling?.textContent));
    expect(labels).toEqual(results.list.flatMap(({ before, after }) => [before.label, after.label]));
    expect(await page.locator("dd:empty, dd:has(> svg:only-child)").count()).toBe(0);
  });
});

test.describe("home's customer reviews", () => {
  test.skip(!SECTIONS.includes("reviews"), "this agency shows no reviews");

  test("quote the testimonials of case studies, and are tabs by keyboard", async ({ open }) => {
    const page = await open("/");
    const box = await show(page, "reviews");
    const tabs = box.getByRole("tab");
    expect(await tabs.count()).toBe(reviews.list.length);
    await tabs.first().focus();
    for (const [index, review] of reviews.list.entries()) {
      const { quote = "", author = "" } = projectById(review.project).caseStudy.testimonial ?? {};
      await expect(box.getByRole("tabpanel")).toHaveAccessibleName(author);
      await expect(box.getByRole("tabpanel").locator("blockquote")).toHaveText(quote);
      await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowRight");
    }
    await expect(tabs.first()).toBeFocused();
  });
});

test.describe("home's journey", () => {
  const CUTOFF = 100;

  test.skip(!SECTIONS.includes("journey"), "this agency shows no journey");

  test("shows every year with its projects, their pictures and metrics", async ({ view }) => {
    const page = await view("/", { width: 1440 });
    await expect(page.getByRole("main").getByText(journey.text)).toHaveCount(1);
    const years = (await show(page, "journey")).locator("> ol > li");
    await expect(years.locator("> p")).toHaveText(journey.entries.map(({ year }) => String(year)));
    for (const [index, entry] of journey.entries.entries()) {
      const words = years.nth(index).locator("div:has(> h3)");
      await expect(words.getByRole("heading", { level: 3 })).toHaveText(entry.title);
      await expect(words).toContainText(entry.description);
      const projects = years.nth(index).locator("> ul > li");
      await expect(projects.locator("img")).toHaveCount(entry.projects.length);
      const metrics = entry.projects.map((project) => project.metrics);
      await expect(projects.locator("> p:last-child")).toHaveText(metrics);
    }
  });

  test("shortens descriptions to 100 characters and an ellipsis on a phone", async ({ view }) => {
    const page = await view("/", { width: 390, height: 844 });
    const words = (await show(page, "journey")).locator("div:has(> h3)");
    for (const [index, { description }] of journey.entries.entries()) {
      const shown = words.nth(index).locator("[aria-hidden]");
      if (description.length <= CUTOFF) {
        await expect(words.nth(index)).toHaveText(description);
        continue;
      }
      expect(await shown.textContent()).toBe(`${description.slice(0, CUTOFF)}…`);
      const full = words.nth(index).getByText(description, { exact: true });
      expect(await full.evaluate((text) => text.closest("[aria-hidden]") === null)).toBe(true);
      expect((await full.boundingBox())?.width).toBeLessThanOrEqual(1);
    }
  });
});

test.describe("home's call to action", () => {
  test("links to a quote request and to the portfolio", async ({ view }) => {
    const page = await view("/");
    const last = page.locator("section", { has: page.locator("[data-lazy='callToAction']") });
    const { quote, portfolio } = home.callToAction;
    const link = (name: string) => last.getByRole("link", { name, exact: true });
    await expect(link(quote)).toHaveAttribute("href", "/contact?type=quote");
    await expect(link(portfolio)).toHaveAttribute("href", "/portfolio");
    await show(page, "callToAction");
  });
});
