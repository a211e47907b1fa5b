import type { Page } from "@playwright/test";
import { legal, posts, projectsOf, services } from "./content.ts";
import { hrefsOf } from "./main-menu.ts";
import { expect, test } from "./site.ts";

const LISTED = services.filter(({ sitemap }) => sitemap);
const GROUPS: Record<string, string[]> = {
  "Main Pages": [
    "/",
    "/about",
    "/services",
    "/portfolio",
    ...(posts.length > 0 ? ["/blog"] : []),
    "/contact",
  ],
  Services: LISTED.map(({ link }) => link),
  Legal: legal.map(({ path }) => path),
};
const CATEGORIES = LISTED.filter(({ id }) => projectsOf(id).length > 0);

/** Returns the paths listed under a heading. */
function listed(page: Page, heading: string, level: number): Promise<string[]> {
  const title = page.getByRole("main").getByRole("heading", { name: heading, exact: true, level });
  return hrefsOf(title.locator("xpath=following-sibling::ul[1]").getByRole("link"));
}

test.describe("the sitemap page", () => {
  test("lists the main pages, the services and the legal pages", async ({ view }) => {
    const page = await view("/sitemap");
    for (const [heading, paths] of Object.entries(GROUPS))
      expect.soft((await listed(page, heading, 2)).sort(), heading).toEqual([...paths].sort());
    const all = await hrefsOf(page.getByRole("main").getByRole("listitem").getByRole("link"));
    for (const { id, link } of services.filter(({ sitemap }) => !sitemap))
      for (const path of [link, ...projectsOf(id).map((project) => project.link)])
        expect.soft(all, id).not.toContain(path);
    expect(new Set(all).size).toBe(all.length);
  });

  test("groups the projects by category, and names each category after its id", async ({ view }) => {
    const page = await view("/sitemap");
    const headings = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
    // The spelling follows the service's title, as in "AI Automation" for "ai-automation".
    const ids = headings.map((name) => name.toLowerCase().replaceAll(" ", "-"));
    expect(ids).toEqual(CATEGORIES.map(({ id }) => id));
    for (const [index, id] of ids.entries()) {
      const links = projectsOf(id).map(({ link }) => link);
      const found = await listed(page, headings[index] ?? "", 3);
      expect.soft(new Set(found), id).toEqual(new Set(links));
    }
  });
});
