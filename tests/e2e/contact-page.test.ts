import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { contactForm, fill, GOOD, sentMessages } from "./contact-form.ts";
import { hydrated, test } from "./site.ts";

const GREETING = "This is a request for a quote.";

const typed = (page: Page) => contactForm(page).message.inputValue();

describe("opening hours, whatever the visitor's own clock", () => {
  // Dhaka is UTC+6 all year; 2026-11-16 is a Monday.
  test.for([
    ["2026-11-16T02:59:00Z", "Closed now, opens today 9:00 AM"],
    ["2026-11-16T03:00:00Z", "Open now, closes 6:00 PM"],
    ["2026-11-16T11:59:00Z", "Open now, closes 6:00 PM"],
    ["2026-11-16T12:00:00Z", "Closed now, opens Tuesday 9:00 AM"],
    ["2026-11-21T03:59:00Z", "Closed now, opens today 10:00 AM"],
    ["2026-11-21T04:00:00Z", "Open now, closes 4:00 PM"],
    ["2026-11-21T10:00:00Z", "Closed now, opens Monday 9:00 AM"],
    ["2026-11-22T06:00:00Z", "Closed now, opens Monday 9:00 AM"],
  ] as const)("%s: %s", async ([now, says], { open }) => {
    const page = await open("/contact", { now });
    await expect.poll(() => page.locator(".open-now").textContent()).toBe(says);
  });

  test("change while the page is open", async ({ open }) => {
    const page = await open("/contact", { now: "2026-11-16T11:59:30Z" });
    const says = page.locator(".open-now");
    await expect.poll(() => says.textContent()).toBe("Open now, closes 6:00 PM");
    await page.clock.runFor(61_000);
    await expect.poll(() => says.textContent()).toBe("Closed now, opens Tuesday 9:00 AM");
  });
});

describe("an unsent message", () => {
  test("survives a reload, in its tab only, and is forgotten once it is sent", async ({ open }) => {
    const page = await open("/contact");
    await fill(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => typed(page)).toBe(GOOD.message);
    expect(await contactForm(page).name.inputValue()).toBe(GOOD.name);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
    const other = await page.context().newPage();
    await other.goto("/contact");
    await hydrated(other);
    expect(await typed(other)).toBe("");
    await other.close();

    const sent = sentMessages(page);
    await contactForm(page).submit.click();
    await expect.poll(() => typed(page)).toBe("");
    expect(sent).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    expect(await typed(page)).toBe("");
  });

  test("stays when the visitor turns it into a request for a quote", async ({ open }) => {
    const page = await open("/contact");
    await fill(page);
    await page.getByRole("link", { name: "Request a quote" }).click();
    await page.getByText(GREETING).waitFor();
    await expect.poll(() => typed(page)).toBe(`I would like a quote.\n\n${GOOD.message}`);
    expect(await contactForm(page).email.inputValue()).toBe(GOOD.email);
  });
});

describe("a request for a quote", () => {
  test.for([
    ["", ""],
    ["?type=quote", "I would like a quote.\n\n"],
    ["?type=quote&service=branding", "I would like a quote for Branding.\n\n"],
    ["?type=quote&project=brand-1", "I would like a quote, something like Meghna Ferry Company.\n\n"],
    ["?type=quote&service=nothing", "I would like a quote.\n\n"],
    ["?service=branding", ""],
  ] as const)("%s begins the message with %j", async ([query, line], { open }) => {
    const page = await open(`/contact${query}`);
    await page.getByRole("heading", { name: "Send Us a Message" }).waitFor();
    await expect.poll(() => typed(page)).toBe(line);
    expect(await page.getByText(GREETING).count()).toBe(line === "" ? 0 : 1);
  });

  test("sends name, e-mail and message, nothing else", async ({ open }) => {
    const page = await open("/contact?type=quote&service=branding");
    const { name, email, message, submit } = contactForm(page);
    await name.fill(GOOD.name);
    await email.fill(GOOD.email);
    await message.press("End");
    const sent = sentMessages(page);
    await submit.click();
    await expect.poll(() => sent.length).toBe(1);
    expect(Object.keys(sent[0]?.postDataJSON() as object).sort()).toEqual(["email", "message", "name"]);
  });
});

describe("the four questions", () => {
  test("are closed disclosures that Enter opens", async ({ open }) => {
    const page = await open("/contact");
    const questions = page.locator("details");
    expect(await questions.count()).toBe(4);
    expect(await page.locator("details[open]").count()).toBe(0);
    await questions.first().locator("summary").focus();
    await page.keyboard.press("Enter");
    await page.getByText("We turn down tobacco").waitFor({ state: "visible" });
  });

  test("open by themselves where a search finds a text in them", async ({ open }) => {
    // A text fragment is found as the browser's own search finds it.
    const page = await open("/contact#:~:text=shop%20with%20payments");
    await expect.poll(() => page.locator("details[open]").count()).toBe(1);
    expect(await page.locator("details[open] summary").textContent()).toContain("How long");
  });
});

test("e-mail, telephone numbers and address can be copied", async ({ open }) => {
  const page = await open("/contact");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const buttons = page.getByRole("button", { name: /^Copy / });
  expect(await buttons.count()).toBe(4);
  const copied: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    await expect.poll(() => button.getByRole("status").textContent()).toBe("Copied");
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  expect(copied).toEqual([
    "hello@loomwright.example",
    "+880 2 5555 0142",
    "+880 1711 555 019",
    "House 14, Road 27, Banani, Dhaka 1213, Bangladesh",
  ]);
});

test("what can only be used by a script is not shown without one", async ({ open }) => {
  const page = await open("/contact", { javaScript: false });
  expect(await page.getByRole("button", { name: /^Copy / }).count()).toBe(0);
  expect(await page.locator("details").first().locator("summary").isVisible()).toBe(true);
});
