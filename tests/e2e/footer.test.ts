import { describe, expect } from "vitest";
import { test } from "./site.ts";

const SOCIAL = ["Facebook", "Instagram", "LinkedIn", "YouTube", "Behance"];
const GROUPS = {
  Services: [
    "/services/web-design",
    "/services/digital-marketing",
    "/services/branding",
    "/services/graphic-design",
    "/services/ai-development",
    "/services/ai-automation",
    "/services/industrial-automation",
  ],
  Company: ["/about", "/portfolio", "/blog", "/contact"],
  Legal: ["/privacy-policy", "/terms-of-service", "/sitemap"],
};

describe("footer", () => {
  test("has the newsletter card, a blurb and three groups of links", async ({ open }) => {
    const footer = (await open("/about")).getByRole("contentinfo");
    expect(await footer.getByRole("textbox", { name: "Email address" }).isVisible()).toBe(true);
    expect(await footer.textContent()).toContain("Loomwright is a digital agency in Dhaka.");
    for (const [title, paths] of Object.entries(GROUPS)) {
      const list = footer
        .getByRole("heading", { name: title, exact: true })
        .locator("xpath=following-sibling::ul");
      const links = await list
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect.soft(links, title).toEqual(paths);
    }
  });

  test("links five social networks, each in a new tab that cannot reach back", async ({ open }) => {
    const footer = (await open("/")).getByRole("contentinfo");
    const external = footer.locator("a[href^='https://']");
    expect(await external.count()).toBe(SOCIAL.length);
    for (const name of SOCIAL) {
      const link = footer.getByRole("link", { name });
      expect.soft(await link.getAttribute("target"), name).toBe("_blank");
      expect.soft(await link.getAttribute("rel"), name).toContain("noopener");
    }
  });

  test("says the visitor's year, whenever the site was built", async ({ open }) => {
    const page = await open("/", { now: "2031-03-05T10:00:00Z" });
    await expect.poll(() => page.getByRole("contentinfo").textContent()).toMatch(/© ?2031/);
  });

  test("closes with links to the sitemap and to the contact page", async ({ open }) => {
    const page = await open("/about");
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByRole("link", { name: "Sitemap" }).last().getAttribute("href")).toBe("/sitemap");
    await footer.getByRole("link", { name: "Contact Us" }).click();
    await page.waitForURL("**/contact");
  });
});
