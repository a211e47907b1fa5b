import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "./support/axe.ts";
import { contactForm, GOOD, sentMessages } from "./support/contact-form.ts";
import { project, services, site, texts } from "./support/content.ts";
import { frames } from "./support/motion.ts";
import { pagesOn } from "./support/paper.ts";
import { askedFor, expect, hydrated, test } from "./support/site.ts";

const { brief } = texts.contact;
const [service, other] = services;
const LINE = "I would like a quote.\n\n";

const typed = (page: Page) => contactForm(page).message.inputValue();
const box = (page: Page) => page.locator("#brief");
const step = (page: Page, title: string) =>
  box(page)
    .locator("details")
    .filter({ has: page.getByRole("heading", { name: title }) });
const button = (page: Page, name: string) => box(page).getByRole("button", { name, exact: true });
/** Returns the answer of a step, which is shown beside its title. */
const answerOf = (element: Locator) => element.locator("summary > :last-child");
const firstAnswer = (page: Page) => answerOf(box(page).locator("details").first());
const status = (page: Page) => box(page).getByRole("status");

test.describe("a brief for a quote", () => {
  test.skip(!brief, "this agency's contact page has no brief");
  if (!brief) return;
  const { budget, change, fixed, hour } = brief;

  async function openBrief(page: Page): Promise<void> {
    await box(page).locator("> summary").click();
    await expect(step(page, brief?.services.title ?? "")).toHaveAttribute("open", "");
  }
  /** Answers one question in each step. */
  async function answer(page: Page): Promise<void> {
    await page.getByLabel(service?.title ?? "", { exact: true }).check();
    await step(page, change.title).locator("summary").click();
    await step(page, change.title).getByLabel(change.what.label).fill("Orders that come back");
    await step(page, change.title).getByLabel(change.goal.label).fill("4 in 100");
    await step(page, fixed.title).locator("summary").click();
    await page.getByLabel(fixed.list[0]?.text ?? "").check();
    if (hour) {
      await step(page, hour.title).locator("summary").click();
      await page.getByLabel(hour.ask).fill("Tue 10:00, Wed after 15:00");
    }
    await step(page, budget.title).locator("summary").click();
    await page.getByLabel(budget.list[0]?.text ?? "").check();
  }
  const TEXT = [
    `${brief.services.label}: ${service?.title}`,
    `${change.what.label}: Orders that come back`,
    `${change.goal.label}: 4 in 100`,
    `${fixed.label}: ${fixed.list[0]?.text}`,
    `${budget.label}: ${budget.list[0]?.text}`,
    ...(hour ? [`${hour.label}: Tue 10:00, Wed after 15:00`] : []),
  ].join("\n");

  test("appears only for a quote request, and only then loads its code", async ({ open }) => {
    const page = await open("/contact", { alone: true });
    await frames(page, 20);
    expect(await box(page).count()).toBe(0);
    const code = /\/brief-[\w-]+\.(?:js|css)$/;
    expect(askedFor(page, code)).toEqual([]);
    await page.goto("/contact?type=quote");
    await box(page).waitFor();
    expect(askedFor(page, code)).not.toEqual([]);
  });

  test("becomes text in a message, for which only name and e-mail are required", async ({ open }) => {
    const page = await open("/contact?type=quote");
    await openBrief(page);
    // Every step is optional, but a brief needs at least one answer.
    await button(page, brief.write).click();
    await expect(status(page)).toHaveText(brief.says.nothing);
    await answer(page);
    expect(await typed(page)).toBe(LINE);
    await button(page, brief.write).click();
    expect(await typed(page)).toBe(`${LINE}${TEXT}\n\n`);
    await expect(contactForm(page).message).toBeFocused();
    await expect(status(page)).toHaveText(brief.says.written);

    // The visitor adds a sentence and changes an answer. Writing again replaces only the brief.
    await page.keyboard.type("Please call before noon.");
    await step(page, budget.title).getByLabel(budget.none).check();
    await button(page, brief.write).click();
    const without = TEXT.split("\n").filter((line) => !line.startsWith(budget.label));
    const message = `${LINE}${without.join("\n")}\n\nPlease call before noon.`;
    expect(await typed(page)).toBe(message);

    const sent = sentMessages(page);
    const { name, email, submit } = contactForm(page);
    await name.fill(GOOD.name);
    await email.fill(GOOD.email);
    await submit.click();
    await expect.poll(() => sent.length).toBe(1);
    expect([sent[0]?.postDataJSON()].flat()).toEqual([{ ...GOOD, message }]);
    // After sending, neither the page nor the tab's storage keeps the answers.
    await expect(firstAnswer(page)).toHaveText(brief.empty);
    await page.reload();
    await hydrated(page);
    await expect(firstAnswer(page)).toHaveText(brief.empty);
  });

  test("is restored after a reload, but only in its own tab", async ({ open }) => {
    const page = await open("/contact?type=quote");
    await openBrief(page);
    await answer(page);
    await button(page, brief.write).click();
    await page.reload();
    await hydrated(page);
    await expect(box(page)).toHaveAttribute("open", "");
    await expect(answerOf(step(page, budget.title))).toHaveText(budget.list[0]?.text ?? "");
    await expect.poll(() => typed(page)).toContain(TEXT);
    // The page still recognizes the brief's text in the message.
    await step(page, budget.title).locator("summary").click();
    await step(page, budget.title).getByLabel(budget.none).check();
    await button(page, brief.write).click();
    const written = await typed(page);
    expect(written).not.toContain(budget.label);
    // Clearing the brief leaves the message unchanged.
    await button(page, brief.clear).click();
    await expect(status(page)).toHaveText(brief.says.cleared);
    await expect(box(page).locator("details").filter({ hasText: brief.empty })).toHaveCount(hour ? 6 : 5);
    expect(await typed(page)).toBe(written);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
    const tab = await page.context().newPage();
    await tab.goto("/contact?type=quote");
    await box(tab).waitFor();
    await expect(firstAnswer(tab)).toHaveText(brief.empty);
    await tab.close();
  });

  test("is shared as a link whose answers are never sent to the server", async ({ open }) => {
    const page = await open("/contact?type=quote", { alone: true });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openBrief(page);
    await answer(page);
    await button(page, brief.share).click();
    await expect(status(page)).toHaveText(brief.says.copied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await box(page).locator("> input").inputValue()).toBe(link);
    expect(new URL(link).search).toBe("?type=quote");

    const requests: string[] = [];
    const friend = await page.context().newPage();
    friend.on("request", (request) => requests.push(`${request.url()} ${request.headers().referer ?? ""}`));
    await friend.goto(link);
    await expect(answerOf(step(friend, change.title))).toHaveText("Orders that come back · 4 in 100");
    await expect(box(friend).locator("> summary")).toBeFocused();
    // The page removes the answers from the URL, so that a reload does not overwrite later answers.
    await expect.poll(() => new URL(friend.url()).hash).toBe("#brief");
    await step(friend, change.title).locator("summary").click();
    await step(friend, change.title).getByLabel(change.goal.label).fill("3 in 100");
    await friend.reload();
    await expect(answerOf(step(friend, change.title))).toHaveText("Orders that come back · 3 in 100");
    await button(friend, brief.write).click();
    expect(await typed(friend)).toBe(`${LINE}${TEXT.replace("4 in", "3 in")}\n\n`);
    for (const address of requests)
      expect(address.replace(/#\S*/, "")).not.toMatch(/Orders|in%20100|in\+100/);
    await friend.close();
  });

  test("opens from the call to action of a case study", async ({ open }) => {
    const page = await open(project.link);
    await page.getByRole("link", { name: "Get a Quote" }).click();
    await page.locator("#brief[open]").waitFor();
    const chosen = services.find(({ id }) => id === project.serviceCategory);
    await expect(page.getByLabel(chosen?.title ?? "", { exact: true })).toBeChecked();
    await expect.poll(() => typed(page)).toBe(`I would like a quote, something like ${project.title}.\n\n`);
    await button(page, brief.write).click();
    await expect(status(page)).toHaveText(brief.says.nothing);
    expect(await typed(page)).not.toContain(`${brief.services.label}:`);
    await page.getByLabel((chosen === service ? other : service)?.title ?? "", { exact: true }).check();
    await button(page, brief.write).click();
    expect(await typed(page)).toContain(`${brief.services.label}: `);
  });

  test("works by keyboard: Enter opens a step, and Tab moves to the next step", async ({ open }) => {
    const page = await open("/contact?type=quote");
    await box(page).locator("> summary").focus();
    await page.keyboard.press("Enter");
    await step(page, brief.services.title).getByRole("checkbox").first().focus();
    await page.keyboard.press("Space");
    await button(page, brief.next).first().press("Enter");
    await expect(step(page, change.title).locator("summary")).toBeFocused();
    await expect(step(page, change.title)).toHaveAttribute("open", "");
    await expect(box(page).locator("details[open]")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Waste");
    await expect(answerOf(step(page, change.title))).toHaveText("Waste");
    await step(page, budget.title).locator("summary").focus();
    await page.keyboard.press("Enter");
    await step(page, budget.title).getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(step(page, budget.title).getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(answerOf(step(page, budget.title))).toHaveText(budget.list[0]?.text ?? "");
    await expect(step(page, budget.title).getByRole("group", { name: budget.title })).not.toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeViolations(page, "colors")).toEqual([]);
  });

  test("prints alone once it has answers; before, the contact page prints", async ({ open }) => {
    const page = await open("/contact?type=quote");
    await openBrief(page);
    await page.emulateMedia({ media: "print" });
    await expect(contactForm(page).submit).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await answer(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await button(page, brief.print).click();
    expect(await page.locator("body[data-printed]").count()).toBe(1);
    await page.emulateMedia({ media: "print" });
    const shown = await page.locator("body").innerText();
    for (const text of [brief.paper, "4 in 100", budget.list[0]?.text ?? "", site.contact.email])
      expect(shown).toContain(text);
    for (const hidden of [contactForm(page).submit, page.getByRole("banner"), page.getByRole("contentinfo")])
      await expect(hidden).toBeHidden();
    expect(await pagesOn(page, ["A4"])).toEqual([1]);
  });

  test("does not change the form if the brief's script fails to load, and appears after a retry", async ({
    open,
    view,
  }) => {
    const bare = await view(`/contact?type=quote&project=${project.id}#brief`, { javaScript: false });
    expect(await box(bare).count()).toBe(0);
    await expect(contactForm(bare).submit).toBeVisible();
    const code = /\/brief-[\w-]+\.js$/;
    const page = await open("/contact?type=quote", {
      now: new Date().toISOString(),
      allow: [/brief-/, /ERR_FAILED/],
      prepare: (fresh) => fresh.route(code, (route) => route.abort()),
    });
    await contactForm(page).message.fill("Ten ovens, please.");
    await expect.poll(() => askedFor(page, code)).not.toEqual([]);
    expect(await box(page).count()).toBe(0);
    await page.unroute(code);
    // The page retries after 5 s. Skip that time.
    const later = async () => {
      await page.clock.fastForward(5000);
      return box(page).count();
    };
    await expect.poll(later).toBe(1);
    expect(await typed(page)).toBe("Ten ovens, please.");
  });
});
