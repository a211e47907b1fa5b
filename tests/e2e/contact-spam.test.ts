import type { Page } from "@playwright/test";
import { answerWith, contactForm, fill, GOOD, sentMessages } from "./contact-form.ts";
import { expect, hydrated, test } from "./site.ts";
import { toast } from "./toast-area.ts";

const TRAP = "input[name='reference']";
/** More than two seconds, in ms. The page takes faster senders for robots. */
const PERSON = 2500;

/** Fills in and sends the form in one step, as a robot does. */
function sendAtOnce(page: Page, values: Record<string, string>) {
  return page.evaluate(async (texts) => {
    const form = () => document.querySelector<HTMLFormElement>("main form:has(textarea)");
    while (!form()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const [name, text] of Object.entries(texts)) {
      const field = form()?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
    }
    form()?.requestSubmit();
  }, values);
}

/** Navigates to the contact page faster than a person with a pointer could. */
const chooseContact = (page: Page) =>
  page.locator("header nav a[href='/contact']").first().dispatchEvent("click");

test.describe("spam detection", () => {
  test("hides the trap field (honeypot) from sight, screen readers, Tab and autofill", async ({ open }) => {
    const page = await open("/contact");
    const trap = page.locator(TRAP);
    const box = await trap.locator("xpath=ancestor::*[@aria-hidden][1]").boundingBox();
    expect(box).toMatchObject({ width: 1, height: 1 });
    await expect(trap).toHaveAttribute("autocomplete", "off");
    const tree = await contactForm(page).form.ariaSnapshot();
    expect(tree).toContain("Message");
    expect(tree).not.toContain("Leave this empty");
    await contactForm(page).message.focus();
    await page.keyboard.press("Tab");
    await expect(contactForm(page).submit).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(contactForm(page).message).toBeFocused();
  });

  test("thanks a sender who fills in the trap field, and marks the message only in a header", async ({
    open,
  }) => {
    const page = await open("/contact", { clock: true });
    const sent = sentMessages(page);
    await page.clock.runFor(PERSON);
    await page.clock.resume();
    await sendAtOnce(page, { ...GOOD, reference: "https://cheap.example" });
    await toast(page, "Message sent!");
    expect([sent[0]?.postDataJSON()].flat()).toEqual([GOOD]);
    expect(sent[0]?.headers()["x-spam-reason"]).toBe("honeypot");
    expect(await page.locator(TRAP).inputValue()).toBe("");
  });

  test("thanks a sender who is too fast and marks the message, but does not mark a later message", async ({
    open,
  }) => {
    const page = await open("/", { clock: true });
    await page.clock.resume();
    await answerWith(page);
    const sent = sentMessages(page);
    await chooseContact(page);
    await sendAtOnce(page, GOOD);
    await toast(page, "Message sent!");
    expect(sent[0]?.headers()["x-spam-reason"]).toBe("speed");
    await page.clock.fastForward(PERSON);
    await sendAtOnce(page, GOOD);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.headers()).not.toHaveProperty("x-spam-reason");
  });

  test("does not mark a restored draft, even if it is sent at once", async ({ open }) => {
    const page = await open("/contact");
    await answerWith(page);
    await fill(page);
    const sent = sentMessages(page);
    // The time starts when the form appears, so leave the page and return within the site.
    await page.goto("/about");
    await hydrated(page);
    await chooseContact(page);
    await sendAtOnce(page, {});
    await toast(page, "Message sent!");
    expect([sent[0]?.postDataJSON()].flat()).toEqual([GOOD]);
    expect(sent[0]?.headers()).not.toHaveProperty("x-spam-reason");
  });
});
