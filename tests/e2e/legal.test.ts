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

    test("sets a part's figures beside its text on a wide page, and above it on others", async ({ open }) => {
      const page = await open(path, { width: 1440 });
      const figures = page.locator("[data-figures] + [data-words]");
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const text of await figures.all()) {
          const isApart = await text.evaluate((element, isBeside) => {
            const [own, other] = [element, element.previousElementSibling as Element].map((box) =>
              box.getBoundingClientRect(),
            ) as [DOMRect, DOMRect];
            const widest = Math.max(
              ...[...(element.previousElementSibling?.querySelectorAll("p, figcaption") ?? [])].map((box) => {
                const range = document.createRange();
                range.selectNodeContents(box);
                return range.getBoundingClientRect().right;
              }),
            );
            return isBeside ? widest <= own.left : other.bottom <= own.top && widest <= innerWidth;
          }, width === 1440);
          expect.soft(isApart, `${width} px: ${(await text.textContent())?.slice(0, 40)}`).toBe(true);
        }
      }
    });

    test("carries a date without JavaScript too", async ({ look }) => {
      const page = await look(path, { javaScript: false });
      await expect(page.getByRole("main")).toContainText(/last updated: [\w ,.]*\d{4}/i);
    });
  });
