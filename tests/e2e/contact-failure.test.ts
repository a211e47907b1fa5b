import type { Page, Route } from "@playwright/test";
import { answerWith, contactForm, fill, GOOD, send, sentMessages } from "./contact-form.ts";
import { expect, test } from "./site.ts";
import { toast } from "./toast-area.ts";

const FAILURE = ["Error", "Something went wrong. Please try again."] as const;
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body, headers });

/** Failures that the page shows in the same way. */
const TROUBLES: Record<string, (route: Route) => Promise<void>> = {
  "401, a wrong key": json(401, { message: "Invalid API key" }),
  "404 with nothing": (route) => route.fulfill({ status: 404 }),
  "404 with an empty list": json(404, []),
  "200 with nothing": (route) => route.fulfill({ status: 200 }),
  "200 with an empty object": json(200, {}),
  "204, which stores nothing": (route) => route.fulfill({ status: 204 }),
  "409, a conflict": json(409, { code: "23503", message: "conflict", details: null, hint: null }),
  "429, too many": json(429, { message: "Too many requests" }, { "retry-after": "60" }),
  "500, a broken store": json(500, { code: "XX000", message: "internal error" }),
  "an answer that is no answer": (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway" }),
  "a connection that times out": (route) => route.abort("timedout"),
  "no connection at all": (route) => route.abort("internetdisconnected"),
};
/** The messages with which the browser itself reports each failed request. */
const ALLOW = [/rest\/v1/, /status of (?:4|5)\d\d/, /net::ERR_/];

/** Checks that a new toast and the form show the failure, and that the form keeps the text. */
async function expectFailure(page: Page): Promise<void> {
  const failure = await toast(page, FAILURE[0]);
  await expect(failure).toContainText(FAILURE[1]);
  await expect(failure).toHaveAttribute("data-type", "error");
  const form = contactForm(page);
  for (const field of ["name", "email", "message"] as const)
    await expect(form[field]).toHaveValue(GOOD[field]);
  await expect(form.submit).toBeEnabled();
  expect(await page.getByText("Message sent!").count()).toBe(0);
  await expect(page.getByRole("main").getByText("Your message was not sent.")).toBeVisible();
}

/** Marks all toasts as removed, so that `toast` finds the next toast. */
const takeToastsAway = (page: Page) =>
  page.locator("[data-sonner-toast]").evaluateAll((all) => {
    for (const element of all) element.setAttribute("data-removed", "true");
  });

test.describe("a message that fails", () => {
  test(`shows the failure, keeps every field and can be sent again`, async ({ open }) => {
    const page = await open("/contact", { allow: ALLOW });
    const sent = sentMessages(page);
    await fill(page);
    await contactForm(page).phone.fill("+880 1711 555 000");
    for (const [what, answer] of Object.entries(TROUBLES))
      await test.step(what, async () => {
        const [trouble, before] = [await answerWith(page, answer), sent.length];
        await contactForm(page).submit.click();
        await expectFailure(page);
        expect(await contactForm(page).phone.inputValue()).toBe("+880 1711 555 000");
        expect(sent.length).toBeGreaterThan(before);
        await takeToastsAway(page);
        await trouble.release();
      });
    const before = sent.length;
    await contactForm(page).submit.click();
    await toast(page, "Message sent!");
    expect(sent.length).toBe(before + 1);
    expect(await contactForm(page).message.inputValue()).toBe("");
    expect(await page.getByRole("main").getByText("Your message was not sent.").count()).toBe(0);
  });

  test("shows the failure after the time limit if no response arrives", async ({ open }) => {
    // Replace the time limit, because it uses the browser's own timer, which the test clock does not control.
    const holdLimit = () => {
      AbortSignal.timeout = (ms) => {
        const limit = new AbortController();
        addEventListener("end-of-time", () => limit.abort(new DOMException("Over", "TimeoutError")));
        document.documentElement.dataset.limit = String(ms);
        return limit.signal;
      };
    };
    const page = await open("/contact", {
      allow: ALLOW,
      prepare: (fresh) => fresh.addInitScript(holdLimit),
    });
    const sent = sentMessages(page);
    await answerWith(page, () => new Promise(() => {}));
    await send(page);
    await expect.poll(() => sent.length).toBe(1);
    await expect(contactForm(page).submit).toHaveText("Sending...");
    expect(Number(await page.locator("html").getAttribute("data-limit"))).toBeLessThan(25_000);
    await page.evaluate(() => dispatchEvent(new Event("end-of-time")));
    await expectFailure(page);
  });

  test("shows the failure if the browser is offline before the client library has loaded", async ({
    open,
  }) => {
    const page = await open("/contact", { allow: ALLOW, alone: true });
    await fill(page);
    // The toast library loads on demand too, so the form must show the result.
    await page.context().setOffline(true);
    await contactForm(page).submit.click();
    const inline = page.getByRole("main").locator("[role='alert'], [role='status']");
    await expect(inline.filter({ hasText: FAILURE[1] })).toHaveCount(1);
    await expect(contactForm(page).message).toHaveValue(GOOD.message);
    await page.context().setOffline(false);
    await contactForm(page).submit.click();
    await toast(page, "Message sent!");
  });
});

test("shows success if the message is already stored", async ({ open }) => {
  const page = await open("/contact", { allow: ALLOW });
  await answerWith(page, json(409, { code: "23505", message: "duplicate", details: null, hint: null }));
  await send(page);
  await toast(page, "Message sent!");
  expect(await contactForm(page).message.inputValue()).toBe("");
});

test("sends a message although the browser blocks storage", async ({ open }) => {
  const page = await open("/contact", {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }),
  });
  await fill(page);
  await contactForm(page).submit.press("Enter");
  await page.getByRole("main").getByText("Your message is with us.").waitFor();
  expect(await contactForm(page).message.inputValue()).toBe("");
  // A keyboard user continues from the button.
  await expect(contactForm(page).submit).toBeFocused();
});
