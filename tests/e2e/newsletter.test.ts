import type { Locator, Page } from "@playwright/test";
import { site } from "./content.ts";
import { contrasts } from "./contrast.ts";
import { expect, requestsOf, test } from "./site.ts";
import { distances, settle, toast, toasts } from "./toast-area.ts";

function card(page: Page) {
  const footer = page.getByRole("contentinfo");
  return {
    field: footer.getByRole("textbox", { name: site.newsletter.label }),
    button: footer.locator("form button[type='submit']"),
  };
}

test.describe("the newsletter form", () => {
  test("has a required e-mail field", async ({ view }) => {
    const { field } = card(await view("/about"));
    await expect(field).toHaveAttribute("type", "email");
    await expect(field).toHaveAttribute("required");
  });

  test("refuses an e-mail address without '@', and shows a toast at the bottom right", async ({ open }) => {
    const page = await open("/about");
    const { field, button } = card(page);
    for (const address of ["", "nobody.example"]) {
      await field.fill(address);
      await button.click();
      const refusal = await toast(page, "Invalid email");
      await expect(refusal).toContainText("Please enter a valid email address.");
      await expect(refusal).toHaveAttribute("data-type", "error");
    }
    const toastDistances = async () => distances(page, await toast(page, "Invalid email"));
    await expect.poll(toastDistances).toMatchObject({ right: 32, bottom: 32 });
    await expect(field).toHaveValue("nobody.example");
  });

  for (const theme of ["light", "dark"] as const)
    test(`shows a toast whose background contrasts with the ${theme} footer`, async ({ open }) => {
      const page = await open("/about", { theme });
      await card(page).button.click();
      const refusal = await toast(page, "Invalid email");
      const groundOf = (part: Locator) =>
        part.evaluate((element) => getComputedStyle(element).backgroundColor);
      const [ground, footer] = [await groundOf(refusal), await groundOf(page.getByRole("contentinfo"))];
      expect((await contrasts(page, [[ground, footer]]))[0]).toBeGreaterThan(3);
    });

  test("waits 1000 ms, sends nothing, and then thanks and clears the field", async ({ open }) => {
    const page = await open("/about", { clock: true });
    const { field, button } = card(page);
    await expect(button).toHaveText(site.newsletter.button);
    await field.fill("reader@example.org");
    await button.click();
    await expect(button).toHaveText("Subscribing...");
    await expect(button).toBeDisabled();
    await page.clock.runFor(950);
    expect(await button.textContent()).toBe("Subscribing...");
    expect(await field.inputValue()).toBe("reader@example.org");
    await page.clock.runFor(100);
    await expect(button).toHaveText(site.newsletter.button);
    // Wait for the toast library, which loads first and may take any time.
    await expect(async () => {
      await settle(page);
      expect(await toasts(page).count()).toBe(1);
    }).toPass();
    const thanks = await toast(page, "Success!");
    await expect(thanks).toContainText("You have been subscribed to our newsletter.");
    await expect(thanks).toHaveAttribute("data-type", "success");
    await expect(field).toHaveValue("");
    await expect(button).toBeEnabled();
    expect(requestsOf(page).filter((request) => request.method() !== "GET")).toEqual([]);
    // The form does not claim a subscription, because it is only simulated.
    await expect(page.getByRole("contentinfo").locator("form").getByRole("status")).toBeEmpty();
  });

  test("shows a styled toast even if the toast's stylesheet fails once", async ({ open }) => {
    const page = await open("/about", {
      allow: [/ERR_FAILED/],
      prepare: (fresh) => fresh.route("**/assets/toaster-*.css", (route) => route.abort(), { times: 1 }),
    });
    await card(page).button.click();
    const refusal = await toast(page, "Invalid email");
    await expect(refusal).toHaveCSS("position", "absolute");
    await expect(refusal).toHaveCSS("padding-left", "34px");
  });

  test("ignores a second press while it waits", async ({ open }) => {
    const page = await open("/about");
    const { field, button } = card(page);
    await field.fill("reader@example.org");
    await field.press("Enter");
    await field.press("Enter");
    await button.click({ force: true });
    await toast(page, "Success!");
    expect(await page.getByText("Success!", { exact: true }).count()).toBe(1);
  });

  test("explains in one sentence that it needs scripts", async ({ view }) => {
    const page = await view("/about", { javaScript: false });
    const notice = page.locator("footer noscript p");
    await expect(notice).toHaveCSS("display", "block");
    const instead = `Write to ${site.contact.email} and we put you on the list.`;
    await expect(notice).toHaveText(`This form needs JavaScript. ${instead}`);
  });
});
