import { execFileSync } from "node:child_process";
import type { Locator, Page } from "@playwright/test";
import { hoursByRange } from "../../app/lib/opening-hours.ts";
import { answerWith, contactForm, fill, GOOD, send, sentMessages } from "./contact-form.ts";
import { interfaceWords, oneLine, site, words } from "./content.ts";
import { hold } from "./hold.ts";
import { DATA_DIR, expect, hydrated, ORIGIN, test } from "./site.ts";
import { distances, toast, toasts } from "./toast-area.ts";

const { address, email, hours, phones } = site.contact;
const THANKS = ["Message sent!", "We'll get back to you as soon as possible."] as const;
const ERRORS = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  message: "Message must be at least 10 characters",
};
const FIELDS = ["name", "email", "message"] as const;
const ALL_FIELDS = [...FIELDS, "phone", "company"] as const;

/** Returns the stored messages as `npm run messages` lists them. */
function storedMessages(...options: string[]): { name: string; email: string; message: string }[] {
  const env = { ...process.env, DATA_DIR, PORT: new URL(ORIGIN).port };
  const command = ["server/messages.ts", "--json", ...options];
  return JSON.parse(execFileSync(process.execPath, command, { env, encoding: "utf8" }));
}

const telephone = (main: Locator, phone: string) =>
  main.locator(`a[href='tel:${phone.replaceAll(" ", "")}']`).first();

function errorOf(page: Page, field: (typeof FIELDS)[number]) {
  return contactForm(page).form.getByText(ERRORS[field], { exact: true });
}

test.describe("the contact form", () => {
  test("starts with five empty labelled fields", async ({ view }) => {
    const form = contactForm(await view("/contact"));
    for (const field of ALL_FIELDS) {
      await expect(form[field]).toBeVisible();
      await expect(form[field]).toHaveValue("");
    }
    const completed = { name: "name", email: "email", phone: "tel", company: "organization" } as const;
    for (const [field, filling] of Object.entries(completed))
      await expect(form[field as keyof typeof completed]).toHaveAttribute("autocomplete", filling);
  });

  test("shows an error for each empty field, and focuses the first", async ({ open }) => {
    const page = await open("/contact");
    const sent = sentMessages(page);
    const form = contactForm(page);
    await form.submit.click();
    for (const field of FIELDS) {
      await errorOf(page, field).waitFor();
      await expect.soft(form[field]).toHaveAttribute("aria-invalid", "true");
      await expect.soft(form[field]).toHaveAccessibleDescription(new RegExp(ERRORS[field]));
    }
    await expect(form.name).toBeFocused();
    expect(sent).toEqual([]);
  });

  test("keeps but refuses a message that is too long, and accepts the shortest allowed message", async ({
    open,
  }) => {
    const page = await open("/contact");
    const sent = sentMessages(page);
    const message = "More. ".repeat(1000);
    await send(page, { ...GOOD, message });
    const error = page.getByText("Message must be at most 5,000 characters; this one has 5,999");
    await error.waitFor();
    expect(await contactForm(page).message.inputValue()).toBe(message);
    expect(sent).toEqual([]);

    await answerWith(page);
    await send(page, { ...GOOD, name: "Bo", message: "1234567890" });
    await toast(page, THANKS[0]);
  });
});

test.describe("a sent message", () => {
  test("is stored with only name, email and message, and clears the form", async ({ open }) => {
    const page = await open("/contact");
    const sent = sentMessages(page);
    const form = contactForm(page);
    const message = `Unter uns: “50 % Baumwolle”, ${crypto.randomUUID()}`;
    await fill(page, { ...GOOD, message });
    await form.phone.fill("+880 1711 555 000");
    await form.company.fill("Pabna Shirting");
    await form.submit.click();
    const thanks = await toast(page, THANKS[0]);
    expect(await thanks.textContent()).toContain(THANKS[1]);
    expect(await thanks.getAttribute("data-type")).toBe("success");

    expect(sent.length).toBe(1);
    expect([sent[0]?.postDataJSON()].flat()).toEqual([{ ...GOOD, message }]);
    const stored = storedMessages().filter((row) => row.message === message);
    expect(stored).toEqual([expect.objectContaining({ ...GOOD, message })]);
    for (const field of ALL_FIELDS) await expect(form[field]).toHaveValue("");
  });

  test("is shown as sent below the button, with its number", async ({ open }) => {
    const page = await open("/contact");
    const message = `First line, ${crypto.randomUUID()}\nসুতার দ্বিতীয় সারি`;
    await fill(page, { ...GOOD, message: `  ${message}\n` });
    await contactForm(page).phone.fill("+880 1711 555 000");
    await contactForm(page).submit.click();
    const confirmation = page.getByRole("main").getByText("Your message is with us.").locator("..");
    const number = /\d{4}-\d{4}/.exec((await confirmation.textContent()) ?? "")?.[0] ?? "none";
    expect(storedMessages("--search", number)).toEqual([expect.objectContaining({ ...GOOD, message })]);
    const copy = contactForm(page).form.locator("details");
    for (const text of [GOOD.name, GOOD.email, ...message.split("\n")])
      await expect(copy.getByText(text)).toBeVisible();
    // The copy contains no fields that were not sent.
    await expect(copy).not.toContainText("1711");
  });

  test("disables the fields and shows 'Sending...' while it is being sent", async ({ open }) => {
    const page = await open("/contact");
    const form = contactForm(page);
    const answer = await hold(page, "**/rest/v1/**");
    await send(page);
    await expect(form.submit).toHaveText("Sending...");
    for (const part of [...ALL_FIELDS, "submit"] as const) await expect(form[part]).toBeDisabled();
    answer.release();
    await toast(page, THANKS[0]);
    await expect(form.name).toBeEnabled();
    await expect(form.submit).not.toHaveText("Sending...");
  });

  test("is confirmed by a toast for 4000 ms, and beside the form until the next message", async ({
    open,
  }) => {
    const page = await open("/contact", { clock: true });
    await answerWith(page);
    await send(page);
    const advanced = async () => {
      await page.clock.runFor(10);
      return toasts(page).count();
    };
    await expect.poll(advanced).toBe(1);
    const thanks = await toast(page, THANKS[0]);
    await page.mouse.move(200, 400);
    await expect.poll(() => distances(page, thanks)).toMatchObject({ top: 32, right: 32 });
    await page.clock.runFor(3900);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(600);
    await expect.poll(() => toasts(page).count()).toBe(0);
    const inline = page.getByRole("main").getByText("Your message is with us.");
    await expect(inline).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(inline).toBeVisible();
    // The next message replaces the result.
    await contactForm(page).submit.click();
    await errorOf(page, "name").waitFor();
    expect(await inline.count()).toBe(0);
  });

  test("is stored once even if the button is pressed several times", async ({ open }) => {
    const page = await open("/contact");
    const sent = sentMessages(page);
    const message = `Twice at once, ${crypto.randomUUID()}`;
    await fill(page, { ...GOOD, message });
    await contactForm(page).submit.dblclick();
    await toast(page, THANKS[0]);
    expect(sent.length).toBe(1);
    expect(storedMessages().filter((row) => row.message === message).length).toBe(1);
  });
});

test.describe("the contact page's information", () => {
  test("includes every way to contact the agency", async ({ view }) => {
    const main = (await view("/contact")).getByRole("main");
    expect(oneLine(await main.getByRole("heading", { level: 1 }).textContent())).toBe(words.contact.title);
    const text = oneLine(await main.textContent());
    const { information, map, faq } = words.contact;
    for (const part of [information.title, email, address.city, map?.title, ...phones])
      expect.soft(text).toContain(part ?? "");
    for (const { days, hours: open } of hoursByRange(hours, site.locale, interfaceWords.contact.opening)) {
      const line = `${days.replace(" to ", ".{1,20}")}.{0,20}${open.replace(" to ", ".{1,12}")}`;
      expect.soft(text).toMatch(new RegExp(line, "i"));
    }
    for (const phone of phones) await expect.soft(telephone(main, phone)).toBeVisible();
    for (const { question } of faq?.entries ?? []) expect.soft(text).toContain(question);
  });
});

test("opens the postal address beside the map in the visitor's map application", async ({ view }) => {
  test.skip(!words.contact.map, "this agency's contact page has no map");
  const main = (await view("/contact")).getByRole("main");
  const link = main.locator("a[href^='geo:']");
  const query = new URLSearchParams((await link.getAttribute("href"))?.split("?")[1]).get("q");
  expect(query).toContain(`${address.street}, ${address.area}, ${address.city}`);
  await expect(link).toHaveText(query ?? "");
});

test("offers other ways of contact without JavaScript", async ({ view }) => {
  const page = await view("/contact", { javaScript: false });
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='mailto:']").first()).toBeVisible();
  for (const phone of phones) await expect(telephone(main, phone)).toBeVisible();
  const warning = page.locator("form noscript p").first();
  expect(await warning.textContent()).toMatch(/JavaScript/);
  const field = page.getByRole("textbox", { name: "Name" });
  expect((await warning.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0);
  await expect(page.getByRole("button", { name: /^Copy / })).toHaveCount(0);
});

test("keeps a message that was typed before hydration", async ({ open }) => {
  const page = await open("/contact", { waits: false });
  await fill(page);
  await hydrated(page);
  expect(await contactForm(page).message.inputValue()).toBe(GOOD.message);
});
