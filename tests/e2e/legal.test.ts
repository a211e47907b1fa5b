import { describe, expect } from "vitest";
import { test } from "./site.ts";

const PAGES = { "/privacy-policy": "Privacy Policy", "/terms-of-service": "Terms of Service" };

describe.each(Object.entries(PAGES))("%s", (path, title) => {
  test("says its title, today's date, one e-mail address and one telephone number", async ({ open }) => {
    const page = await open(path, { now: "2031-03-05T10:00:00Z" });
    const main = page.getByRole("main");
    const heading = await main.getByRole("heading", { level: 1 }).textContent();
    expect(heading?.trim().replace(/\s+/g, " ").toLowerCase()).toBe(title.toLowerCase());
    await expect.poll(() => main.textContent()).toMatch(/last updated:?\s*March 5, 2031/i);
    const targets = await main
      .locator("a[href^='mailto:'], a[href^='tel:']")
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))].sort());
    expect(targets).toEqual([
      expect.stringMatching(/^mailto:hello@loomwright\.example$/),
      expect.stringMatching(/^tel:\+880/),
    ]);
  });

  test("carries a date without JavaScript too", async ({ open }) => {
    const page = await open(path, { javaScript: false });
    expect(await page.getByRole("main").textContent()).toMatch(
      /last updated:?\s*[A-Z][a-z]+ \d{1,2}, \d{4}/i,
    );
  });
});
