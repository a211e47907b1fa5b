import { expect, test } from "./site.ts";

const CODE = "/blog/what-640-yarn-cones-taught-us-about-dashboards";

test.describe("on paper", () => {
  for (const [path, theme] of [
    ["/", "light"],
    ["/services/digital-marketing", "dark"],
    ["/portfolio/web-1", "dark"],
    [CODE, "light"],
  ] as const)
    test(`all text of ${path} is ink on white, whether or not grounds are printed (${theme})`, async ({
      open,
    }) => {
      const page = await open(path, { theme });
      await page.emulateMedia({ media: "print" });
      const wrong = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
          const { color, fill } = getComputedStyle(parent);
          if (color !== "rgb(20, 22, 24)") found.push(`${text.textContent} ${color} ${fill}`);
          for (let at: Element | null = parent; at; at = at.parentElement) {
            const { backgroundColor } = getComputedStyle(at);
            const isLight = /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)|rgb\(244, 245, 241\)/.test(
              backgroundColor,
            );
            if (!isLight) found.push(`${text.textContent} on ${backgroundColor}`);
          }
        }
        return found;
      });
      expect(wrong).toEqual([]);
    });

  test("the header stands once, at the beginning", async ({ open }) => {
    const page = await open("/about");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("banner").evaluate((header) => getComputedStyle(header).position)).toBe(
      "static",
    );
  });

  test("the cells of the tech stack are printed with their cloth", async ({ open }) => {
    const page = await open("/");
    const box = page.locator(".lazy-tech-stack");
    await box.evaluate((element) => element.scrollIntoView());
    const cell = box.locator("td .weave").first();
    await cell.waitFor();
    await page.emulateMedia({ media: "print" });
    const look = await cell.evaluate((element) => {
      const { printColorAdjust, backgroundColor } = getComputedStyle(element);
      return { printColorAdjust, backgroundColor };
    });
    expect(look).toEqual({ printColorAdjust: "exact", backgroundColor: "rgb(31, 47, 134)" });
  });

  test("lines of code wrap, and pictures that did not come leave no box", async ({ open }) => {
    // Its pictures far below are not fetched yet.
    const page = await open(CODE, { width: 700, height: 500 });
    await page.emulateMedia({ media: "print" });
    const wide = await page
      .locator(".rich-text pre")
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(await page.locator(".rich-text pre").count()).toBeGreaterThan(0);
    expect(wide).toBe(0);
    const boxes = page.locator(".picture[data-state='loading']");
    expect(await boxes.count()).toBeGreaterThan(0);
    expect(await boxes.evaluateAll((all) => all.filter((box) => box.checkVisibility()).length)).toBe(0);
  });
});
