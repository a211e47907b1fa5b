import { formatDate } from "../../app/lib/format-date.ts";
import { legal, site } from "./support/content.ts";
import { hrefsOf } from "./support/main-menu.ts";
import { expect, test } from "./support/site.ts";

for (const { path, title, body } of legal)
  test.describe(path, () => {
    test("shows its title, today's date, the e-mail address and the telephone number", async ({ open }) => {
      const page = await open(path, { now: "2031-03-05T10:00:00Z" });
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title, { ignoreCase: true });
      await expect(main).toContainText(`Last updated: ${formatDate(new Date("2031-03-05"), site.locale)}`);
      const targets = new Set(await hrefsOf(main.locator("a[href^='mailto:'], a[href^='tel:']")));
      const { email, phones } = site.contact;
      const expected = { "[email]": `mailto:${email}`, "[phone]": `tel:${phones[0]?.replaceAll(" ", "")}` };
      const named = Object.entries(expected).flatMap(([token, to]) => (body.includes(token) ? [to] : []));
      expect(targets).toEqual(new Set(named));
    });

    test("shows a date without JavaScript", async ({ view }) => {
      const page = await view(path, { javaScript: false });
      await expect(page.getByRole("main")).toContainText(/last updated: [\w ,.]*\d{4}/i);
    });
  });
