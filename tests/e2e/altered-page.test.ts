import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { ALTERATIONS, alterAll, alterEarly, TYPED, TYPED_FIELDS } from "./support/alterations.ts";
import { answerWith, contactForm, fill, GOOD, sentMessages } from "./support/contact-form.ts";
import { layoutPaths, menuName, project, site, words } from "./support/content.ts";
import { openEarly } from "./support/hold.ts";
import { go } from "./support/main-menu.ts";
import { expect, type Open, test } from "./support/site.ts";
import { isExample, isMissing, PAGES } from "./support/sweep.ts";
import { toast } from "./support/toast-area.ts";

/** One page of each layout, for `npm test`. */
const LAYOUTS = ["/", "/contact", ...layoutPaths, project.link];
/** Alterations that many visitors have. */
const isCommon = ([what]: [string, () => void]) => /password manager|translator/.test(what);

/** Returns the length of the page's text. A much shorter text means that the page has disappeared. */
const lengthOf = (page: Page) => page.evaluate(() => document.body.innerText.length);

const fieldValues = (page: Page) =>
  page
    .locator(TYPED_FIELDS)
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value }) => value));

/** Opens a page altered before its scripts start, and checks that its text and the typed text remain. */
async function checkAltered(open: Open, address: string, alter: () => void): Promise<void> {
  const allow = isMissing(address) ? [/404/] : [];
  const prepare = (fresh: Page) => fresh.addInitScript(alterEarly(alter));
  const page = await open(address, { allow, prepare });
  const length = await page.evaluate("window.parsedLength");
  expect(await lengthOf(page)).toBeGreaterThan(Number(length) * 0.8);
  await expect(page.getByText(words.layout.failure.title)).toHaveCount(0);
  expect((await fieldValues(page)).filter((value) => value !== TYPED)).toEqual([]);
  // React is running: the menu changes the page without a page load.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname === `${site.prefix}/`);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
}

test.describe("a page altered before its scripts start", () => {
  for (const [what, alter] of sampled(Object.entries(ALTERATIONS), isCommon))
    test(`keeps text and typed text at /contact: ${what}`, ({ open }) =>
      checkAltered(open, "/contact", alter));

  test("sends a message whose Send button was pressed before the scripts arrived", async ({ open }) => {
    const addIcons = ALTERATIONS["a password manager adds an icon beside every field"] as () => void;
    const [page, release] = await openEarly(open, "/contact");
    await answerWith(page);
    const sent = sentMessages(page);
    await page.evaluate(addIcons);
    await fill(page);
    await contactForm(page).submit.click({ noWaitAfter: true });
    await release();
    await toast(page, words.contact.sent.title);
    expect(sent.map((request) => request.postDataJSON())).toEqual([GOOD]);
  });

  for (const address of sampled(PAGES.filter(isExample), (path) => LAYOUTS.includes(path)))
    test(`keeps text and typed text at ${address}: all alterations`, ({ open }) =>
      checkAltered(open, address, alterAll));
});

/** Blocks storage, as browsers do when they block all cookies. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });

test.describe("a page whose storage is blocked", () => {
  for (const address of sampled(PAGES.filter(isExample), (path) => ["/", "/contact"].includes(path)))
    test(`starts without errors: ${address}`, async ({ open }) => {
      const page = await open(address, {
        allow: isMissing(address) ? [/404/] : [],
        prepare: forbidStorage,
      });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(words.layout.failure.title)).toHaveCount(0);
    });
});

test.describe("a page altered during use", () => {
  for (const [what, alter] of sampled(Object.entries(ALTERATIONS), isCommon))
    test(`still checks and sends a message: ${what}`, async ({ open }) => {
      const page = await open("/contact");
      await answerWith(page);
      const { form, message, submit } = contactForm(page);
      await page.evaluate(alter);
      await submit.click();
      await expect(form.locator("[aria-invalid]")).toHaveCount(3);
      await page.evaluate(alter);
      await fill(page);
      await message.blur();
      await expect(form.locator("[aria-invalid]")).toHaveCount(0);
      await expect(form.getByText(words.contact.errors.messageShort)).toHaveCount(0);
      const sent = sentMessages(page);
      await submit.click();
      await toast(page, words.contact.sent.title);
      await expect.poll(() => sent.length).toBe(1);
      await expect(message).toHaveValue("");
    });

  test("still filters, searches and navigates after a translation", async ({ open }) => {
    const translate = ALTERATIONS["a translator replaces every text of the page"] as () => void;
    const page = await open("/portfolio");
    await page.evaluate(translate);
    const buttons = page.getByRole("main").locator("form button, form a");
    for (const button of (await buttons.all()).slice(0, 3)) {
      await button.click();
      await page.evaluate(translate);
    }
    for (const path of ["/services", "/blog", "/about", "/"]) {
      await page.evaluate(translate);
      await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await expect(page.getByText(words.layout.failure.title)).toHaveCount(0);
  });
});

/** Makes the default component of a built script throw while `window.fails` is set. */
const makeFail = async (page: Page, file: string) => {
  await page.route(`**/assets/${file}-*.js`, (route) => {
    const real = `${new URL(route.request().url()).pathname}?real`;
    const body = `import Real from "${real}";
      export * from "${real}";
      export default function Failing(props) {
        if (window.fails) throw Error("A component failed");
        return Real(props);
      }`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
};
const FAILURES = [/A component failed/, /error occurred in the <Failing>|Minified React error/];

test.describe("a page with a component that throws", () => {
  const cases = [
    ["page", "from the start"],
    ["root", "later"],
    ["page", "later"],
    ["root", "from the start"],
  ];
  for (const [file = "", when] of sampled(cases, (_, at) => at < 2))
    test(`stays readable and shows how to send a message: ${file}, ${when}`, async ({ open }) => {
      const length = await lengthOf(await open("/contact"));
      const isEarly = when === "from the start";
      let failed: Promise<unknown> = Promise.resolve();
      const page = await open("/contact", {
        alone: true,
        waits: !isEarly,
        allow: FAILURES,
        prepare: async (fresh) => {
          failed = fresh.waitForEvent("console", (message) => message.text().includes("A component failed"));
          await makeFail(fresh, file);
          if (isEarly) await fresh.addInitScript("window.fails = true");
        },
      });
      await fill(page);
      if (!isEarly) {
        await page.evaluate("window.fails = true");
        await go(page, "/contact#details");
      }
      await failed;
      const { message, submit } = contactForm(page);
      await expect(message).toHaveValue(GOOD.message);
      expect(await lengthOf(page)).toBeGreaterThan(length * 0.9);
      await submit.click();
      await expect(page.getByRole("alert").getByRole("link", { name: site.contact.email })).toBeVisible();
      await page.evaluate("window.fails = false");
      await page
        .getByRole("banner")
        .getByRole("link", { name: menuName("/about"), exact: true })
        .click();
      await page.waitForURL("**/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});
