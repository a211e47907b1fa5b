import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { hoursByRange } from "../../app/lib/opening-hours.ts";
import { answerWith, contactForm, fill, GOOD, sentMessages } from "./contact-form.ts";
import { interfaceWords, oneLine, site, words } from "./content.ts";
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

/** What the message store holds, as the agency reads it. */
function storedMessages(...options: string[]): { name: string; email: string; message: string }[] {
  const env = { ...process.env, DATA_DIR, PORT: new URL(ORIGIN).port };
  const output = execFileSync(process.execPath, ["server/messages.ts", "--json", ...options], {
    env,
    encoding: "utf8",
  });
  return JSON.parse(output);
}

function errorOf(page: Page, field: (typeof FIELDS)[number]) {
  return contactForm(page).form.getByText(ERRORS[field], { exact: true });
}

test.describe("contact form", () => {
  test("has five labelled fields, empty at first", async ({ look }) => {
    const form = contactForm(await look("/contact"));
    for (const field of [form.name, form.email, form.phone, form.company, form.message]) {
      await expect(field).toBeVisible();
      expect(await field.inputValue()).toBe("");
    }
    expect(await form.name.getAttribute("autocomplete")).toBe("name");
    expect(await form.email.getAttribute("autocomplete")).toBe("email");
    expect(await form.phone.getAttribute("autocomplete")).toBe("tel");
    expect(await form.company.getAttribute("autocomplete")).toBe("organization");
  });

  test("an empty form says what each required field needs, focuses the first and sends nothing", async ({
    open,
  }) => {
    const page = await open("/contact");
    const sent = sentMessages(page);
    const form = contactForm(page);
    await form.submit.click();
    for (const field of FIELDS) {
      await errorOf(page, field).waitFor();
      expect.soft(await form[field].getAttribute("aria-invalid"), field).toBe("true");
      const described = await form[field].getAttribute("aria-describedby");
      expect
        .soft(await page.locator(`[id="${described?.split(" ")[0]}"]`).textContent())
        .toContain(ERRORS[field]);
    }
    await expect(form.name).toBeFocused();
    expect(sent).toEqual([]);
  });

  const REFUSED = [
    { what: "a name of one character", field: "name", value: "A" },
    { what: "an address without a domain", field: "email", value: "ayesha@" },
    { what: "a message of nine characters", field: "message", value: "123456789" },
    { what: "an address without '@'", field: "email", value: "ayesha.example.org" },
    { what: "twelve zero-width characters", field: "message", value: "\u200b".repeat(12) },
  ] as const;
  test(`refuses ${REFUSED.map(({ what }) => what).join("; ")}; and nothing else`, async ({ open }) => {
    const page = await open("/contact");
    const sent = sentMessages(page);
    for (const { what, field, value } of REFUSED)
      await test.step(what, async () => {
        // What was refused before was another field.
        expect(await errorOf(page, field).count()).toBe(0);
        await fill(page, { ...GOOD, [field]: value });
        await contactForm(page).submit.click();
        await errorOf(page, field).waitFor();
        for (const other of FIELDS.filter((name) => name !== field))
          await expect(errorOf(page, other)).toHaveCount(0);
        expect(await contactForm(page)[field].inputValue()).toBe(value);
      });
    expect(sent).toEqual([]);
  });

  test("refuses a message that is too long, and keeps all of it; takes a name of two characters and a message of ten", async ({
    open,
  }) => {
    const page = await open("/contact");
    const sent = sentMessages(page);
    const message = "More. ".repeat(1000);
    await fill(page, { ...GOOD, message });
    await contactForm(page).submit.click();
    const error = page.getByText("Message must be at most 5,000 characters; this one has 5,999");
    await error.waitFor();
    expect(await contactForm(page).message.inputValue()).toBe(message);
    expect(sent).toEqual([]);

    await answerWith(page, (route) => route.fulfill({ status: 201, body: "" }));
    await fill(page, { ...GOOD, name: "Bo", message: "1234567890" });
    await contactForm(page).submit.click();
    await toast(page, THANKS[0]);
  });
});

test.describe("a sent message", () => {
  test("reaches the store with name, email and message only; the form is empty again", async ({ open }) => {
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
    expect(storedMessages().filter((row) => row.message === message)).toEqual([
      expect.objectContaining({ ...GOOD, message }),
    ]);
    for (const field of [form.name, form.email, form.phone, form.company, form.message])
      expect(await field.inputValue()).toBe("");
  });

  test("stands below the button as it was sent, with the number by which the staff find it", async ({
    open,
  }) => {
    const page = await open("/contact");
    const message = `First line, ${crypto.randomUUID()}\nসুতার দ্বিতীয় সারি`;
    await fill(page, { ...GOOD, message: `  ${message}\n` });
    await contactForm(page).phone.fill("+880 1711 555 000");
    await contactForm(page).submit.click();
    const told = page.getByRole("main").getByText("Your message is with us.").locator("..");
    const number = /\d{4}-\d{4}/.exec((await told.textContent()) ?? "")?.[0] ?? "none";
    expect(storedMessages("--search", number)).toEqual([expect.objectContaining({ ...GOOD, message })]);
    const copy = contactForm(page).form.locator("details");
    for (const text of [GOOD.name, GOOD.email, ...message.split("\n")])
      await expect(copy.getByText(text)).toBeVisible();
    // What was not sent is not shown as sent.
    await expect(copy).not.toContainText("1711");
  });

  test("while it is under way the fields are disabled and the button says 'Sending...'", async ({ open }) => {
    const page = await open("/contact");
    const form = contactForm(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await answerWith(page, async (route) => {
      await answered;
      await route.fulfill({ status: 201, body: "" });
    });
    await fill(page);
    await form.submit.click();
    await expect.poll(async () => (await form.submit.textContent())?.trim()).toBe("Sending...");
    for (const part of [form.name, form.email, form.phone, form.company, form.message, form.submit])
      expect(await part.isDisabled()).toBe(true);
    answer();
    await toast(page, THANKS[0]);
    await expect.poll(() => form.name.isDisabled()).toBe(false);
    expect((await form.submit.textContent())?.trim()).not.toBe("Sending...");
  });

  test("is thanked for by a toast at the top right for 4000 ms, and beside the form for good", async ({
    open,
  }) => {
    const page = await open("/contact", { clock: true });
    await answerWith(page, (route) => route.fulfill({ status: 201, body: "" }));
    await fill(page);
    await contactForm(page).submit.click();
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
    // The next message has an outcome of its own.
    await contactForm(page).submit.click();
    await errorOf(page, "name").waitFor();
    expect(await inline.count()).toBe(0);
  });

  test("is stored once, however often the button is pressed", async ({ open }) => {
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

test.describe("the contact page", () => {
  test("tells how to reach the agency", async ({ look }) => {
    const main = (await look("/contact")).getByRole("main");
    expect(oneLine(await main.getByRole("heading", { level: 1 }).textContent())).toBe(words.contact.title);
    const text = oneLine(await main.textContent());
    const { information, map, faq } = words.contact;
    for (const part of [information.title, email, address.city, map?.title, ...phones])
      expect.soft(text).toContain(part ?? "");
    for (const { days, hours: open } of hoursByRange(hours, site.locale, interfaceWords.contact.opening))
      expect
        .soft(text)
        .toMatch(
          new RegExp(`${days.replace(" to ", ".{1,20}")}.{0,20}${open.replace(" to ", ".{1,12}")}`, "i"),
        );
    for (const phone of phones)
      expect
        .soft(await main.locator(`a[href='tel:${phone.replaceAll(" ", "")}']`).count())
        .toBeGreaterThan(0);
    for (const { question } of faq?.entries ?? []) expect.soft(text).toContain(question);
  });
});

test("the address beside the map opens in the visitor's own application", async ({ look }) => {
  test.skip(!words.contact.map, "this agency's contact page has no map");
  const main = (await look("/contact")).getByRole("main");
  const link = main
    .locator("section", { hasText: words.contact.map?.title ?? "" })
    .locator("a[href^='geo:']");
  const asked = new URLSearchParams((await link.getAttribute("href"))?.split("?")[1]).get("q");
  expect(asked).toContain(`${address.street}, ${address.area}, ${address.city}`);
  await expect(link).toHaveText(asked ?? "");
});

test("the contact page without JavaScript says so above the fields, and leads to the agency by other ways", async ({
  look,
}) => {
  const page = await look("/contact", { javaScript: false });
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='mailto:']").first()).toBeVisible();
  for (const phone of phones)
    await expect(main.locator(`a[href='tel:${phone.replaceAll(" ", "")}']`).first()).toBeVisible();
  const warning = page.locator("form noscript p").first();
  expect(await warning.textContent()).toMatch(/JavaScript/);
  const field = page.getByRole("textbox", { name: "Name" });
  expect((await warning.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0);
  await expect(page.getByRole("button", { name: /^Copy / })).toHaveCount(0);
});

test("messages wait for a page that is not alive yet: nothing typed is lost", async ({ open }) => {
  const page = await open("/contact", { waits: false });
  await fill(page);
  await hydrated(page);
  expect(await contactForm(page).message.inputValue()).toBe(GOOD.message);
});
