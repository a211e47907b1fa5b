import { oneLine, services, words } from "./content.ts";
import { expect, test } from "./site.ts";

const { headline, services: section, slides } = words.home;

/** What Lighthouse's link-text audit calls out when it is all that a link says. */
const SAYS_NOTHING =
  /^(click here|here|go|this|start|right here|more|learn more|read more|see more|more info)$/i;

test.describe("what a screen reader says", () => {
  test("the headline's lines are one sentence", async ({ look }) => {
    const page = await look("/");
    const heading = page.getByRole("heading", { level: 1 });
    expect(oneLine(await heading.textContent())).toBe(headline.join(" "));
    // A comma at the end of a line is there for the eye, too.
    const commas = heading.getByText(",", { exact: true });
    await expect(commas).toHaveCount(headline.filter((line) => line.endsWith(",")).length);
    for (const comma of await commas.all()) expect((await comma.boundingBox())?.width).toBeGreaterThan(4);
    if (!section) return;
    // Drawn as threads several times, said once.
    const name = new RegExp(`^${section.title.replace(/\W/g, "\\$&")}$`, "i");
    expect(await page.getByRole("heading", { level: 2, name }).count()).toBe(1);
  });

  test("links of the slides say where they lead, and begin with the words that are shown", async ({
    look,
  }) => {
    const page = await look("/", { javaScript: false });
    for (const { link: path, title, buttonText } of slides) {
      const name = oneLine(
        await page.locator(`[aria-roledescription='slide'] a[href='${path}']`).textContent(),
      );
      expect(name.startsWith(buttonText) && name.endsWith(title), name).toBe(true);
      expect(await page.getByRole("link", { name, exact: true }).count()).toBe(1);
    }
  });

  test("no link to another page says only that there is more", async ({ look }) => {
    for (const path of ["/", "/services", services[0]?.link ?? "/services", "/about", "/contact"]) {
      const page = await look(path);
      const texts = await page
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ""));
      expect(texts.filter((text) => SAYS_NOTHING.test(text))).toEqual([]);
    }
  });
});
