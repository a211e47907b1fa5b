import type { Page } from "@playwright/test";
import { mondayFirst, openingTexts } from "../../app/lib/opening-hours.ts";
import { openingText } from "../../app/pages/contact/opening-text.ts";
import { offsetsOf } from "../../app/pages/contact/utc-offsets.ts";
import { contactForm, fill, GOOD, sentMessages } from "./support/contact-form.ts";
import { oneLine, projects, services, site, texts, words } from "./support/content.ts";
import { expect, hydrated, test } from "./support/site.ts";

const { form, faq } = texts.contact;
const GREETING = form.quoteTitle;
const { address, email, hours, weekStart, phones, timeZone } = site.contact;
const [service, project] = [services.at(-1), projects.at(-1)];

/** Locator of the opening state, such as "Open now, closes 6:00 PM". */
const openNow = (page: Page) =>
  page.locator("main dl > div", { hasText: "Business hours" }).locator("dd").first();
const typed = (page: Page) => contactForm(page).message.inputValue();

/** Returns the expected opening state at a moment. opening-hours.test.ts checks the calculation itself. */
function stateAt(moment: number) {
  const texts = openingTexts(mondayFirst(hours, weekStart), site.locale, words.contact.opening);
  return openingText({ texts, offsets: offsetsOf(timeZone, 2026) }, moment);
}

test("shows whether the agency is open now, and keeps this up to date", async ({ open }) => {
  const HOUR = 3_600_000;
  const first = Date.parse("2026-11-16T00:30:00Z");
  const page = await open("/contact", { now: new Date(first).toISOString() });
  const hoursOfDay = Array.from({ length: 24 }, (_, hour) => first + hour * HOUR);
  const change = hoursOfDay.find((moment) => stateAt(moment) !== stateAt(first)) ?? first;
  await expect(openNow(page)).toHaveText(stateAt(first));
  await page.clock.fastForward(change - first);
  await expect(openNow(page)).toHaveText(stateAt(change));
});

test.describe("an unsent message", () => {
  test("survives a reload, but only in its own tab, and is cleared once sent", async ({ open }) => {
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

  test("is kept if the visitor turns it into a quote request", async ({ open }) => {
    const block = texts.contact.blocks.find(({ link }) => link.startsWith("/contact?type=quote"));
    test.skip(!block, "this agency's contact page has no link to a quote");
    const page = await open("/contact");
    await fill(page);
    await page.getByRole("link", { name: block?.linkText ?? "" }).click();
    await page.getByText(GREETING).waitFor();
    await expect.poll(() => typed(page)).toBe(`I would like a quote.\n\n${GOOD.message}`);
    expect(await contactForm(page).email.inputValue()).toBe(GOOD.email);
  });

  test("loses its quote opening if the visitor leaves the quote request", async ({ open }) => {
    const page = await open("/contact?type=quote");
    await expect.poll(() => typed(page)).not.toBe("");
    const sent = sentMessages(page);
    await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
    await page.waitForURL((url) => url.pathname === "/contact" && url.search === "");
    await expect.poll(() => typed(page)).toBe("");
    await contactForm(page).name.fill(GOOD.name);
    await contactForm(page).email.fill(GOOD.email);
    await contactForm(page).submit.click();
    await page.getByText("Message must be at least 10 characters", { exact: true }).waitFor();
    expect(sent).toEqual([]);
  });
});

test.describe("a quote request", () => {
  test("begins the message with its subject, while other messages start empty", async ({ open }) => {
    const page = await open("/about");
    for (const [query, line] of [
      ["", ""],
      [`?service=${service?.id}`, ""],
      [`?type=quote&service=${service?.id}`, `I would like a quote for ${service?.title}.\n\n`],
      [`?type=quote&project=${project?.id}`, `I would like a quote, something like ${project?.title}.\n\n`],
    ] as const) {
      await page.goto(`/contact${query}`);
      await hydrated(page);
      await page.getByRole("heading", { name: form.title }).waitFor();
      await expect.poll(() => typed(page), { message: query }).toBe(line);
      expect(await page.getByText(GREETING).count(), query).toBe(line === "" ? 0 : 1);
    }
  });
});

test("replaces the quote opening when the visitor switches the language", async ({ open }) => {
  const [, language] = site.languages;
  test.skip(language === undefined, "this agency's site has one language");
  const page = await open(`/contact?type=quote&service=${service?.id}`);
  const line = `I would like a quote for ${service?.title}.\n\n`;
  await expect.poll(() => typed(page)).toBe(line);
  await contactForm(page).message.fill(`${line}Ten ovens, please.`);
  await page.goto(`/${language}/contact?type=quote&service=${service?.id}`);
  await hydrated(page);
  const message = page.locator("textarea[name=message]");
  await expect.poll(() => message.inputValue()).toMatch(/^[^\n]+\n\nTen ovens, please\.$/);
  expect(await message.inputValue()).not.toContain(line.trim());
});

test.describe("the contact page's questions", () => {
  test.skip(!faq, "this agency answers no questions");

  test("are closed at first, and Enter opens them", async ({ open }) => {
    const page = await open("/contact");
    const questions = page.locator("details");
    await expect(questions).toHaveCount(faq?.entries.length ?? 0);
    await expect(page.locator("details[open]")).toHaveCount(0);
    const answer = questions.first().locator("> :not(summary)").first();
    await expect(answer).toBeHidden();
    await questions.first().locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await expect(answer).toContainText(oneLine(faq?.entries[0]?.answer ?? ""));
  });

  test("open if find-in-page matches text in them", async ({ open }) => {
    const { question = "", answer = "" } = faq?.entries.at(-1) ?? {};
    // Use a text fragment, which the browser finds in the same way as find-in-page.
    const [fragment = ""] = /^(?:\S+ ){5}[^\s.,;:]+/.exec(oneLine(answer)) ?? [];
    const page = await open(`/contact#:~:text=${encodeURIComponent(fragment).replaceAll("-", "%2D")}`);
    await expect(page.locator("details[open]")).toHaveCount(1);
    await expect(page.locator("details[open] summary")).toContainText(question);
  });
});

test("copies the e-mail address, telephone numbers and postal address", async ({ open }) => {
  const page = await open("/contact", { alone: true });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const buttons = page.getByRole("button", { name: /^Copy / });
  await expect(buttons).toHaveCount(phones.length + 2);
  const copied: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    await expect(button.getByRole("status")).toHaveText("Copied");
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  const { street, area, city, postcode, country } = address;
  expect(copied).toEqual([email, ...phones, `${street}, ${area}, ${city} ${postcode}, ${country}`]);
});
