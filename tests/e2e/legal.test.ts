import { formatDate } from "../../app/lib/format-date.ts";
import { legal, oneLine, site } from "./content.ts";
import { expect, test } from "./site.ts";

for (const { path, title, body } of legal)
  test.describe(path, () => {
    test("says its title, today's date, the e-mail address and the telephone number", async ({ open }) => {
      const page = await open(path, { now: "2031-03-05T10:00:00Z" });
      const main = page.getByRole("main");
      const heading = oneLine(await main.getByRole("heading", { level: 1 }).textContent());
      expect(heading.toLowerCase()).toBe(title.toLowerCase());
      await expect(main).toContainText(`Last updated: ${formatDate(new Date("2031-03-05"), site.locale)}`);
      const targets = await main
        .locator("a[href^='mailto:'], a[href^='tel:']")
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))].sort());
      const { email, phones } = site.contact;
      const expected = { "[email]": `mailto:${email}`, "[phone]": `tel:${phones[0]?.replaceAll(" ", "")}` };
      expect(targets).toEqual(
        Object.entries(expected).flatMap(([token, to]) => (body.includes(token) ? [to] : [])),
      );
    });

    test("carries a date without JavaScript too", async ({ look }) => {
      const page = await look(path, { javaScript: false });
      await expect(page.getByRole("main")).toContainText(/last updated: [\w ,.]*\d{4}/i);
    });
  });
