import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mailLink } from "../page/inbox/mail-link.ts";
import { launchBrowser, prepareSetup, putMessage, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let browser: Browser;
let setup: Awaited<ReturnType<typeof prepareSetup>>;
let desk: Awaited<ReturnType<typeof startDesk>>;

const row = (page: Page, name: string) => page.locator("[data-row]", { hasText: name });
const field = (page: Page) => page.getByLabel("Your answer");
const enter = async () => {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await page.goto((await desk.link("key")).address);
  await row(page, "Rashida").waitFor();
  return page;
};

beforeAll(async () => {
  browser = await launchBrowser();
  setup = await prepareSetup();
  desk = await startDesk(setup.settings, "local");
  for (const name of ["Rashida", "Jonas", "Nasrin"])
    await putMessage(setup.dataDir, {
      name,
      email: `${name.toLowerCase()}@x.example`,
      message: `I am ${name}.`,
    });
});
afterAll(async () => {
  await browser?.close();
  await desk?.stop();
  await setup?.remove();
});

test("keeps typed text when another message is opened, the page reloads, the desk is killed or a response is lost", async () => {
  const page = await enter();
  // Leave the message at once, by opening another message and by a reload.
  await row(page, "Rashida").click();
  await field(page).pressSequentially("Yes, on Thursday.");
  await row(page, "Jonas").click();
  await page.getByRole("heading", { name: "Jonas" }).waitFor();
  await row(page, "Rashida").click();
  await expect.poll(() => field(page).inputValue()).toBe("Yes, on Thursday.");
  await field(page).press("End");
  await field(page).pressSequentially(" At ten");
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe("Yes, on Thursday. At ten");
  await page.getByText("Saved", { exact: true }).waitFor();

  // Notes, templates and the signature also keep unsaved text.
  await page.getByText("New note").click();
  await page.getByLabel("A note; visitors never see it").fill("Bring samples");
  await page.goto(`${desk.origin}/templates`);
  await page.getByLabel("Text").fill("Thank you, {name}");
  await page.goto(`${desk.origin}/you`);
  await page.getByLabel("Signature").fill("The office");

  // Kill the desk while text is being typed.
  await page.goto(`${desk.origin}/m/1`);
  await expect
    .poll(() => page.getByLabel("A note; visitors never see it").inputValue())
    .toBe("Bring samples");
  await desk.stop("SIGKILL");
  await field(page).press("End");
  await field(page).pressSequentially(", if that suits you");
  await page.getByText("Not saved yet; this browser keeps a copy.").waitFor();
  expect(await page.getByText("Saved", { exact: true }).isVisible()).toBe(false);
  await row(page, "Nasrin")
    .click()
    .catch(() => {});
  desk = await startDesk(setup.settings, "local", { DESK_PORT: desk.port });
  await page.goto("about:blank");
  await page.goto((await desk.link("key")).address);
  await row(page, "Rashida").click();
  await expect.poll(() => field(page).inputValue()).toBe("Yes, on Thursday. At ten, if that suits you");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.goto(`${desk.origin}/templates`);
  expect(await page.getByLabel("Text").inputValue()).toBe("Thank you, {name}");
  await page.goto(`${desk.origin}/you`);
  expect(await page.getByLabel("Signature").inputValue()).toBe("The office");

  // When two windows write at the same time, both answers survive as drafts.
  await page.goto(`${desk.origin}/m/3`);
  const other = await page.context().newPage();
  await other.goto(`${desk.origin}/m/3`);
  await field(page).fill("One text");
  await page.getByText("Saved", { exact: true }).waitFor();
  await expect.poll(() => field(other).inputValue()).toBe("One text");
  await Promise.all([field(page).fill("One text, longer"), field(other).fill("Another text")]);
  await other.getByText("Saved", { exact: true }).waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  await other.close();
  await page.reload();
  const draft = page.getByRole("region", { name: "Another draft of yours" });
  const texts = [await field(page).inputValue(), await draft.locator("p").nth(1).innerText()];
  expect(texts.sort()).toEqual(["Another text", "One text, longer"]);
  await draft.getByRole("button", { name: "Discard" }).click();
  await draft.waitFor({ state: "detached" });

  // Lose the response to a sent answer. The answer is still sent only once.
  await page.goto(`${desk.origin}/m/1`);
  await page.route(
    "**/answer",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.locator("article[data-state=sent]").waitFor();
  await expect.poll(() => field(page).inputValue()).toBe("");
  expect(setup.mail.mails.filter(({ to }) => to.includes("rashida@x.example"))).toHaveLength(1);
  await page.reload();
  expect(await field(page).inputValue()).toBe("");
});

test("limits mailto links to 2,000 characters, however long the text", () => {
  const common = { to: "rashida@tea.example", subject: "Your message", quoted: "> ওয়েবসাইট চাই\n".repeat(300) };
  for (const [text, hasText] of [
    ["Yes.", true],
    ["হ্যাঁ। ".repeat(20), true],
    ["হ্যাঁ। ".repeat(400), false],
  ] as const) {
    const link = mailLink({ ...common, text });
    expect(link.href.length).toBeLessThanOrEqual(2_000);
    expect(link.hasText).toBe(hasText);
    const body = new URL(link.href).searchParams.get("body");
    if (hasText) expect(body).toContain(text);
    else expect(body).toBeNull();
  }
  const subject = "আপনার বার্তা ".repeat(40);
  expect(mailLink({ ...common, subject, text: "Yes." }).href.length).toBeLessThanOrEqual(2_000);
});
