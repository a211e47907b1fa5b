import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ALTERATIONS } from "../../tests/e2e/support/alterations.ts";
import { launchBrowser, prepareSetup, putMessage, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let browser: Browser;
let setup: Awaited<ReturnType<typeof prepareSetup>>;
let desk: Awaited<ReturnType<typeof startDesk>>;
let context: BrowserContext;
const errors: string[] = [];

/** Opens a path of the desk as the signed-in owner. */
async function open(path: string, prepare?: () => void): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => errors.push(message));
  if (prepare) await page.addInitScript(prepare);
  await page.goto(desk.origin + path);
  return page;
}

const forbidStorage = () => {
  Object.defineProperty(window, "localStorage", {
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
};
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};

beforeAll(async () => {
  browser = await launchBrowser();
  setup = await prepareSetup();
  desk = await startDesk(setup.settings, "team");
  context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto((await desk.link("first")).address);
  await page.getByLabel("Your name").fill("Farhana Islam");
  await page.getByLabel("E-mail address").fill("farhana@loomwright.example");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("navigation").waitFor();
  await page.close();
  for (const name of ["Rashida", "Jonas"])
    await putMessage(setup.dataDir, { name, email: `${name}@x.example`, message: "Please call us." });
});
afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await desk?.stop();
  await setup?.remove();
});

for (const [state, prepare] of [
  ["blocked", forbidStorage],
  ["full", fillStorage],
] as const)
  test(`keeps and saves a draft while the browser's storage is ${state}`, async () => {
    const page = await open("/m/1", prepare);
    const field = page.getByLabel("Your answer");
    await field.fill(`Yes, although storage is ${state}.`);
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.goto(`${desk.origin}/m/2`, { waitUntil: "commit" });
    await page.goto(`${desk.origin}/m/1`);
    await expect.poll(() => field.inputValue()).toBe(`Yes, although storage is ${state}.`);
    for (const path of ["/templates", "/you"]) {
      await page.goto(desk.origin + path);
      await page.locator("main h1").waitFor();
    }
    await page.getByLabel("Signature").fill(`Farhana, ${state}`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.").waitFor();
    await page.close();
  });

test("shows the sign-in page when the browser blocks storage", async () => {
  const stranger = await browser.newPage({ locale: "en-GB" });
  await stranger.addInitScript(forbidStorage);
  await stranger.goto(desk.origin);
  await stranger.getByRole("button", { name: "বাংলা" }).click();
  await stranger.getByRole("button", { name: "English" }).waitFor();
  await stranger.close();
});

test("keeps and saves a typed answer while extensions and translators change the page", async () => {
  const page = await open("/m/1");
  const alter = async () => {
    for (const change of Object.values(ALTERATIONS)) await page.evaluate(change);
  };
  const field = page.getByLabel("Your answer");
  await field.waitFor();
  await alter();
  const saved = page.waitForResponse((response) => response.url().endsWith("/draft") && response.ok());
  await field.fill("Typed on a changed page.");
  await alter();
  await saved;
  await page.locator("[data-row]", { hasText: "Jonas" }).first().click();
  await page.waitForURL("**/m/2");
  for (const path of ["/templates", "/you", "/"]) {
    await alter();
    await page.locator(`nav a[href="${path}"]`).first().click();
    await page.waitForURL(desk.origin + path);
  }
  await page.locator("[data-row]", { hasText: "Rashida" }).first().click();
  await expect.poll(() => field.inputValue()).toBe("Typed on a changed page.");
  await page.close();
});

test("refuses to give a template the name of another template", async () => {
  const page = await open("/templates");
  for (const [name, text] of [
    ["Thanks", "Thank you."],
    ["Late", "We are late."],
  ] as const) {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Text").fill(text);
    await page.getByRole("button", { name: "Save template" }).click();
    await page.getByRole("heading", { name, exact: true }).waitFor();
  }
  await page.getByRole("button", { name: "Edit Late" }).click();
  await page.getByLabel("Name").fill("Thanks");
  await page.getByRole("button", { name: "Save template" }).click();
  await page.getByText("Another template has this name.").waitFor();
  expect(errors.splice(0)).toEqual(["Another template has this name."]); // the page shows it
  await page.getByText("Thank you.").waitFor();
  // The page keeps the typed text, and accepts an unused name.
  await page.getByLabel("Name").fill("Later");
  await page.getByRole("button", { name: "Save template" }).click();
  await page.getByRole("heading", { name: "Later", exact: true }).waitFor();
  expect(await page.getByRole("article").allInnerTexts()).toHaveLength(2);
  await page.close();
});

test("does not report a message as deleted if the request failed", async () => {
  const page = await open("/m/2");
  await page.route("**/api/messages/delete", (route) => route.abort());
  await page.getByRole("button", { name: "Delete", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("The desk does not answer. Try again in a moment.").waitFor();
  expect(await page.getByText("message deleted.").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  await page.locator("[data-row]", { hasText: "Jonas" }).waitFor();
  await page.close();
});
