import type { Page } from "@playwright/test";
import { answerWith, contactForm, GOOD, send, sentMessages } from "./contact-form.ts";
import { site } from "./content.ts";
import { answered, askedFor, expect, ORIGIN, requestsOf, test } from "./site.ts";
import { toast } from "./toast-area.ts";

/** Longer than a page waits for an idle moment, in ms. */
const IDLE = 10_000;
/** Matches the setting in the built facts of the agency (`virtual:site`). */
const SWITCH = /counts:(["'`])off\1/;

/** Returns the bodies of a page's requests to count views, oldest first. */
const counts = (page: Page) =>
  requestsOf(page).flatMap((request) =>
    request.url().endsWith("/rest/v1/page_counts") ? [request.postDataJSON()] : [],
  );

/** Serves the site's scripts with counts switched on. The simulated backend accepts everything. */
async function switchOn(page: Page): Promise<void> {
  await page.route("**/assets/site-*.js", async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    const facts = await answer.text();
    expect(facts).toMatch(SWITCH);
    await route.fulfill({ response: answer, body: facts.replace(SWITCH, 'counts:"on"') });
  });
  await answerWith(page);
}

test.describe("counts of views and messages", () => {
  test("load no code and send nothing if they are switched off", async ({ open }) => {
    test.skip(site.switches.counts === "on", "this agency has counts switched on");
    const page = await open("/", { clock: true });
    await page.clock.runFor(IDLE);
    await page.clock.resume();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
    await contactForm(page).submit.waitFor();
    await page.clock.fastForward(IDLE);
    await answered(page);
    expect(counts(page)).toEqual([]);
    expect(askedFor(page, /\/count-/)).toEqual([]);
  });

  test("contain only the viewed page, and whether a message was sent", async ({ open }) => {
    const page = await open("/", { alone: true, prepare: switchOn });
    const [home, view] = ["/", "/contact"].map((path) => ({ path, event: "view" }));
    const sent = { path: "/contact", event: "message" };
    await expect.poll(() => counts(page)).toEqual([home]);
    const request = page.waitForRequest(/page_counts/);
    await page.goto("/contact?type=quote");
    const headers = await (await request).allHeaders();
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
    const messages = sentMessages(page);
    await send(page);
    await toast(page, "Message sent!");
    expect([messages[0]?.postDataJSON()].flat()).toEqual([GOOD]);
    await expect.poll(() => counts(page)).toEqual([home, view, sent]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect(new URL(page.url()).origin).toBe(ORIGIN);
  });
});
