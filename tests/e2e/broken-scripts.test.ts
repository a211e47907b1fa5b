import type { Page, Route } from "@playwright/test";
import { readBuilt } from "../built-pages.ts";
import { sampled } from "../thorough.ts";
import { contactForm, fill, GOOD } from "./support/contact-form.ts";
import { site } from "./support/content.ts";
import { expect, test } from "./support/site.ts";
import { toast } from "./support/toast-area.ts";

/** Broken responses to a request for a script, as from a failing server, a proxy or a Wi-Fi sign-in page. */
const BROKEN: Record<string, (route: Route) => Promise<void>> = {
  "an error": (route) => route.fulfill({ status: 500 }),
  "another page": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }),
  nothing: (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  "half a file": (route) => {
    const file = readBuilt(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/javascript", body: file.slice(0, 500) });
  },
};
/** The time after which a form that waits for the scripts shows a message, in ms. */
const PATIENCE = 4000;
const ALLOW = [/assets\/|status of 500|MIME|dynamically imported/, /^uncaught: /];

/** Returns the length of the text in a page's <main>. */
const textLength = async (page: Page) => (await page.getByRole("main").textContent())?.length ?? 0;

test.describe("broken scripts", () => {
  for (const file of ["root", "page", "entry.client"])
    test(`leave the prerendered page in place: ${file}`, async ({ open, view }) => {
      const fullLength = await textLength(await view("/services"));
      const cases = sampled(Object.entries(BROKEN), ([what]) => file === "root" || what === "half a file");
      const results = cases.map(async ([what, answer]) => {
        // The idle page may fetch the script before the wheel does.
        const { promise: answered, resolve } = Promise.withResolvers<void>();
        const page = await open("/services", {
          alone: true,
          waits: false,
          allow: ALLOW,
          prepare: (fresh) => fresh.route(`**/assets/${file}-*.js`, (route) => answer(route).then(resolve)),
        });
        await page.mouse.wheel(0, 10);
        await answered;
        // The page may reload itself once.
        await page.waitForLoadState("networkidle");
        await expect.poll(() => textLength(page), what).toBeGreaterThan(fullLength * 0.9);
      });
      await Promise.all(results);
    });

  for (const what of sampled(["half a file", "nothing"]))
    test(`are fetched again by reloading the page after ${what}`, async ({ open }) => {
      let isFirst = true;
      const page = await open("/services", {
        alone: true,
        waits: false,
        allow: ALLOW,
        prepare: (fresh) =>
          fresh.route("**/assets/root-*.js", (route) => {
            const answer = isFirst ? BROKEN[what] : undefined;
            isFirst = false;
            return answer ? answer(route) : route.continue();
          }),
      });
      await page.mouse.wheel(0, 10);
      await expect(page.locator("html[data-hydrated='true']")).toHaveCount(1);
    });

  for (const [what, answer] of sampled(Object.entries(BROKEN), ([what]) => /error|nothing/.test(what)))
    test(`let the form show after some seconds that a message was not sent: ${what}`, async ({ open }) => {
      // Type text first, because it keeps the page from reloading itself.
      const typed = Promise.withResolvers<void>();
      const page = await open("/contact", {
        alone: true,
        waits: false,
        now: new Date().toISOString(),
        allow: ALLOW,
        prepare: (fresh) =>
          fresh.route("**/assets/root-*.js", (route) => typed.promise.then(() => answer(route))),
      });
      await fill(page);
      const response = page.waitForResponse("**/assets/root-*.js");
      typed.resolve();
      await contactForm(page).submit.click();
      await response;
      const warning = page.getByRole("alert").filter({ hasText: "Not sent yet" });
      await expect(warning).toHaveCount(0);
      await page.clock.fastForward(PATIENCE);
      await expect(warning.getByRole("link", { name: site.contact.email })).toBeVisible();
      await expect(contactForm(page).message).toHaveValue(GOOD.message);
      // The browser keeps the incomplete script until the page is reloaded, so skip the rest.
      if (what === "half a file" || what === "nothing") return;
      // When the scripts load, the page sends the message.
      await page.unroute("**/assets/root-*.js");
      const touched = async () => {
        await page.mouse.wheel(0, 10);
        return page.locator("html[data-hydrated='true']").count();
      };
      await expect.poll(touched).toBe(1);
      await toast(page, "Message sent!");
      await expect(warning).toHaveCount(0);
    });
});
