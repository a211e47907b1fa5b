import type { Page } from "@playwright/test";
import { box, SECTIONS, state } from "./lazy-boxes.ts";
import { frames, scrollToNow } from "./motion.ts";
import { expect, test } from "./site.ts";

/** The messages with which the browser itself reports failed requests. */
const ALLOW = [/home-sections\.json|\/assets\//, /ERR_FAILED|ERR_INTERNET|Failed to load resource/];

const near = (page: Page, name: string) =>
  box(page, name).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));

test.describe("a section of home that cannot be loaded", () => {
  for (const [want, part] of [
    ["content", "**/home-sections.json"],
    ["code", "**/assets/reviews.section-*.js"],
    ["style", "**/assets/reviews-*.css"],
  ] as const)
    test(`shows an error if its ${want} is missing, and loads after Retry`, async ({ open }) => {
      test.skip(!SECTIONS.includes("reviews"), "this agency shows no reviews");
      const page = await open("/", {
        allow: ALLOW,
        prepare: (fresh) => fresh.route(part, (route) => route.abort()),
      });
      await near(page, "reviews");
      await box(page, "reviews").getByText("could not be loaded").waitFor();
      expect(await state(page, "reviews")).toBe("failed");
      await page.unroute(part);
      await box(page, "reviews").getByRole("button", { name: "Retry" }).press("Enter");
      await expect(box(page, "reviews")).toHaveAttribute("data-state", "shown");
      await expect(box(page, "reviews")).toBeFocused();
    });

  test("loads when the visitor scrolls back to it, after its stylesheet failed once with 503", async ({
    open,
  }) => {
    test.skip(!SECTIONS.includes("journey"), "this agency shows no journey");
    const sheet = "**/assets/journey-*.css";
    const page = await open("/", {
      allow: [...ALLOW, /503/],
      prepare: (fresh) => fresh.route(sheet, (route) => route.fulfill({ status: 503 }), { times: 1 }),
    });
    await near(page, "journey");
    await expect(box(page, "journey")).toHaveAttribute("data-state", "failed");
    await scrollToNow(page, 0);
    await frames(page, 3);
    await near(page, "journey");
    await expect(box(page, "journey")).toHaveAttribute("data-state", "shown");
    const year = box(page, "journey").locator("> ol > li").first();
    await expect(year).toHaveCSS("position", "relative");
  });

  test("loads by itself when the connection returns", async ({ open }) => {
    test.skip(!SECTIONS.includes("showcase"), "this agency shows no showcase");
    const page = await open("/", { alone: true, allow: ALLOW });
    await page.context().setOffline(true);
    await near(page, "showcase");
    await box(page, "showcase").getByText("could not be loaded").waitFor();
    await page.context().setOffline(false);
    await expect(box(page, "showcase")).toHaveAttribute("data-state", "shown");
  });
});
