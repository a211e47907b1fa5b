import type { Page, Request, Route } from "@playwright/test";

/** A message that passes every check. */
export const GOOD = {
  name: "Ayesha Noor",
  email: "ayesha@example.org",
  message: "We pattern shirting in Pabna and need a site for buyers.",
};

const REST = "**/rest/v1/**";

/** Returns locators of the contact form's elements, by their visible labels. */
export function contactForm(page: Page) {
  const form = page.locator("main form:has(textarea)");
  return {
    form,
    name: form.getByLabel(/^name/i),
    email: form.getByLabel(/^e-?mail/i),
    phone: form.getByLabel(/^phone/i),
    company: form.getByLabel(/^company/i),
    message: form.getByLabel(/^message/i),
    submit: form.locator("button[type='submit']"),
  };
}

/** Types a message into the form. */
export async function fill(page: Page, values: Partial<typeof GOOD> = GOOD): Promise<void> {
  const form = contactForm(page);
  await form.name.fill(values.name ?? "");
  await form.email.fill(values.email ?? "");
  await form.message.fill(values.message ?? "");
}

/** Types a message into the form and presses Send. */
export async function send(page: Page, values?: Partial<typeof GOOD>): Promise<void> {
  await fill(page, values);
  await contactForm(page).submit.click();
}

/** Records every message that the page sends from now on. The list grows, oldest first. */
export function sentMessages(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/contact_messages"))
      sent.push(request);
  });
  return sent;
}

const accept = (route: Route) => route.fulfill({ status: 201, body: "" });

/** Responds to messages in place of the server until `release` is called. Accepts every message by default. */
export async function answerWith(page: Page, answer: (route: Route) => Promise<void> = accept) {
  await page.route(REST, answer);
  return { release: () => page.unroute(REST) };
}
