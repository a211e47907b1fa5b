import type { Page } from "@playwright/test";
import { answerWith, contactForm, fill, GOOD, sentMessages } from "./contact-form.ts";
import { expect, hydrated, test } from "./site.ts";
import { toast } from "./toast-area.ts";

const TRAP = "input[name='reference']";
/** Longer than the time in which only a robot writes a message, in ms. */
const PERSON = 2500;

/** Sends the form as scripts do: everything at once, in the moment in which it is there. */
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

/** Goes to the contact page faster than a pointer does. */
const chooseContact = (page: Page) =>
  page.locator("header nav a[href='/contact']").first().dispatchEvent("click");

test.describe("what only a robot does", () => {
  test("the trap: nobody sees, reads or reaches it, and nothing fills it in by itself", async ({ open }) => {
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

  test("who fills in the trap is thanked; the row is the same, a header says it", async ({ open }) => {
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

  test("who sends at once is thanked and marked; a moment later nobody is", async ({ open }) => {
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

  test("a draft that came back may be sent at once", async ({ open }) => {
    const page = await open("/contact");
    await answerWith(page);
    await fill(page);
    const sent = sentMessages(page);
    // Left and come back within the site: the time counts from the form's appearance.
    await page.goto("/about");
    await hydrated(page);
    await chooseContact(page);
    await sendAtOnce(page, {});
    await toast(page, "Message sent!");
    expect([sent[0]?.postDataJSON()].flat()).toEqual([GOOD]);
    expect(sent[0]?.headers()).not.toHaveProperty("x-spam-reason");
  });
});
