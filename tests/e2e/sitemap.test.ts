import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./site.ts";

const GROUPS = {
  "Main Pages": ["/", "/about", "/services", "/portfolio", "/blog", "/contact"],
  Services: [
    "/services/web-design",
    "/services/digital-marketing",
    "/services/branding",
    "/services/graphic-design",
    "/services/ai-development",
    "/services/ai-automation",
  ],
  Legal: ["/privacy-policy", "/terms-of-service"],
};
/** Made from the category ids, hence "Ai". */
const CATEGORIES = [
  "Web Design",
  "Digital Marketing",
  "Branding",
  "Graphic Design",
  "Ai Development",
  "Ai Automation",
];

/** The addresses listed under a heading. */
function listed(page: Page, heading: string, level: number): Promise<(string | null)[]> {
  return page
    .getByRole("main")
    .getByRole("heading", { name: heading, exact: true, level })
    .locator("xpath=following-sibling::ul[1]")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

describe("sitemap", () => {
  test("lists the main pages, six services and the legal pages", async ({ open }) => {
    const page = await open("/sitemap");
    for (const [heading, paths] of Object.entries(GROUPS))
      expect.soft((await listed(page, heading, 2)).sort(), heading).toEqual([...paths].sort());
    const links = page.getByRole("main").getByRole("link");
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    expect(all.filter((path) => path.includes("industrial"))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test("groups the projects by category, named from its id", async ({ open }) => {
    const page = await open("/sitemap");
    const headings = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
    expect(headings.length).toBeGreaterThan(0);
    expect(CATEGORIES.filter((name) => headings.includes(name))).toEqual(headings);
    for (const heading of headings) {
      const paths = await listed(page, heading, 3);
      expect.soft(paths.length, heading).toBeGreaterThan(0);
      expect
        .soft(
          paths.every((path) => path?.startsWith("/portfolio/")),
          heading,
        )
        .toBe(true);
    }
    expect(await listed(page, "Ai Development", 3)).toContain("/portfolio/synapse-logistics");
  });

  test("every link on it leads somewhere", async ({ open }) => {
    const page = await open("/sitemap");
    const paths = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const path of paths) expect.soft((await page.request.get(path)).status(), path).toBe(200);
  });
});
