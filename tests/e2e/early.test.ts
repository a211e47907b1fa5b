import { filters, menuName, project, projectsOf, texts } from "./support/content.ts";
import { openEarly } from "./support/hold.ts";
import { frames, stillness } from "./support/motion.ts";
import { expect, test } from "./support/site.ts";

test.describe("a page whose scripts have not loaded", () => {
  test("opens a category's page if its filter is pressed", async ({ open }) => {
    const [service] = filters;
    test.skip(!service, "this agency's projects are of one service");
    const [page, release] = await openEarly(open, "/portfolio");
    await page.getByRole("button", { name: service?.title ?? "", exact: true }).click({ noWaitAfter: true });
    await release();
    await page.waitForURL((url) => url.pathname.startsWith(`/portfolio/category/${service?.id}`));
    const { length } = projectsOf(service?.id ?? "");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(length);
  });

  test("closes the mobile menu by its button", async ({ open }) => {
    const [page, release] = await openEarly(open, "/about", { width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Close menu" }).click();
    await menu.waitFor({ state: "hidden" });
    await release();
    await frames(page, 10);
    expect(await menu.isVisible()).toBe(false);
  });

  test("fetches failed scripts again when the connection returns", async ({ open }) => {
    let failed: Promise<unknown> = Promise.resolve();
    const page = await open("/about", {
      waits: false,
      allow: [/assets\/|ERR_FAILED|Failed to fetch/, /^uncaught: $/],
      prepare: async (early) => {
        failed = early.waitForEvent("requestfailed");
        await early.route("**/assets/*.js", (route) => route.abort());
      },
    });
    await failed;
    await page.unroute("**/assets/*.js");
    const asksAgain = async () => {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return page.locator("html[data-hydrated='true']").count();
    };
    await expect.poll(asksAgain).toBe(1);
  });

  test("repeats a press on a carousel button after loading", async ({ open }) => {
    const [page, release] = await openEarly(open, "/");
    const dot = page.getByRole("button", { name: `Go to slide ${texts.home.slides.length}`, exact: true });
    await dot.click();
    await release();
    await expect(dot).toHaveAttribute("aria-current", "true");
  });

  test("repeats each press only once", async ({ open }) => {
    const total = project.caseStudy.galleryImages.length;
    test.skip(total < 4, "no project of this agency has more pictures than fit side by side");
    const [page, release] = await openEarly(open, project.link);
    const position = page.getByRole("region", { name: texts.project.gallery }).locator("p[aria-live]");
    await page.getByRole("button", { name: "Next picture" }).click();
    await release();
    await expect(position).toHaveText(`2 to 4 of ${total}`);
    // If a press were repeated twice, the row would move further.
    await stillness(page.getByRole("group", { name: `2 of ${total}`, exact: true }).first());
    await expect(position).toHaveText(`2 to 4 of ${total}`);
  });

  test("opens the Services menu after loading if the pointer rests on it", async ({ open }) => {
    const [page, release] = await openEarly(open, "/about");
    const menu = page.getByRole("navigation", { name: "Main" });
    // Visitors move the pointer over another element first.
    await page.getByRole("heading", { level: 1 }).hover();
    await menu.getByRole("link", { name: menuName("/services"), exact: true }).hover();
    await release();
    const button = menu.getByRole("button", { name: new RegExp(menuName("/services"), "i") });
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });
});
