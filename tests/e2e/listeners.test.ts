import { expect, test } from "./site.ts";

/** What Lighthouse's link-text audit calls out when it is all that a link says. */
const SAYS_NOTHING =
  /^(click here|here|go|this|start|right here|more|learn more|read more|see more|more info)$/i;

const LINKS = {
  "/services/web-design": "Learn More about Web Design",
  "/services/graphic-design": "Explore Services in Graphic Design",
  "/services/ai-development": "Discover More about AI Development",
  "/services/digital-marketing": "Get Started with Digital Marketing",
  "/services/industrial-automation": "Learn More about Industrial Automation",
};

test.describe("what a screen reader says", () => {
  test("the headline's lines are one sentence, and no comma is shown", async ({ open }) => {
    const page = await open("/");
    const headline = page.getByRole("heading", { level: 1 });
    expect((await headline.textContent())?.trim()).toBe("We weave brands, software and machines");
    const comma = headline.locator(".sr-only");
    expect((await comma.boundingBox())?.width).toBeLessThanOrEqual(1);
    const woven = page.getByRole("heading", { level: 2, name: /^Seven services ?, seven dyes$/ });
    expect(await woven.count()).toBe(1);
  });

  test("links of the slides say where they lead, and begin with the words that are shown", async ({
    open,
  }) => {
    const page = await open("/", { javaScript: false });
    for (const [path, name] of Object.entries(LINKS)) {
      const link = page.locator(`.hero-slide a[href='${path}']`);
      expect(await link.evaluate((element) => element.textContent?.replace(/\s+/g, " ").trim())).toBe(name);
      expect(await page.getByRole("link", { name, exact: true }).count()).toBe(1);
    }
  });

  test("no link to another page says only that there is more", async ({ open }) => {
    for (const path of ["/", "/services", "/services/branding", "/about", "/contact"]) {
      const page = await open(path);
      const texts = await page
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ""));
      expect(texts.filter((text) => SAYS_NOTHING.test(text))).toEqual([]);
    }
  });
});
