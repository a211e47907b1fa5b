import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./site.ts";
import { distances, settle, toast } from "./toast-area.ts";

function card(page: Page) {
  const footer = page.getByRole("contentinfo");
  return {
    field: footer.getByRole("textbox", { name: "Email address" }),
    button: footer.locator("form button[type='submit']"),
  };
}

describe("newsletter", () => {
  test("its field is of the e-mail type and marked required", async ({ open }) => {
    const { field } = card(await open("/about"));
    expect(await field.getAttribute("type")).toBe("email");
    expect(await field.getAttribute("required")).not.toBe(null);
  });

  test("refuses an address without '@', and none at all, by a toast at the bottom right", async ({
    open,
  }) => {
    const page = await open("/about");
    const { field, button } = card(page);
    for (const address of ["", "nobody.example"]) {
      await field.fill(address);
      await button.click();
      const refusal = await toast(page, "Invalid email");
      expect(await refusal.textContent()).toContain("Please enter a valid email address.");
      expect(await refusal.getAttribute("data-type")).toBe("error");
    }
    await expect.poll(async () => (await distances(page, await toast(page, "Invalid email"))).right).toBe(32);
    await expect
      .poll(async () => (await distances(page, await toast(page, "Invalid email"))).bottom)
      .toBe(32);
    expect(await field.inputValue()).toBe("nobody.example");
  });

  test("waits 1000 ms, sends nothing, then thanks and clears the field", async ({ open }) => {
    const page = await open("/about", { clock: true });
    const { field, button } = card(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") asked.push(request.url());
    });
    expect(await button.textContent()).toBe("Subscribe");
    await field.fill("reader@example.org");
    await button.click();
    await expect.poll(() => button.textContent()).toBe("Subscribing...");
    expect(await button.isDisabled()).toBe(true);
    await page.clock.runFor(950);
    expect(await button.textContent()).toBe("Subscribing...");
    expect(await field.inputValue()).toBe("reader@example.org");
    await page.clock.runFor(100);
    await expect.poll(() => button.textContent()).toBe("Subscribe");
    await settle(page);
    const thanks = await toast(page, "Success!");
    expect(await thanks.textContent()).toContain("You have been subscribed to our newsletter.");
    expect(await thanks.getAttribute("data-type")).toBe("success");
    expect(await field.inputValue()).toBe("");
    expect(await button.isDisabled()).toBe(false);
    expect(asked).toEqual([]);
  });

  test("a second press while it waits changes nothing", async ({ open }) => {
    const page = await open("/about");
    const { field, button } = card(page);
    await field.fill("reader@example.org");
    await field.press("Enter");
    await field.press("Enter");
    await button.click({ force: true });
    await toast(page, "Success!");
    expect(await page.getByText("Success!", { exact: true }).count()).toBe(1);
  });
});
