import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findPostgres, startPostgres } from "../../tests/message-path/postgres-server.ts";
import { startServer } from "../../tests/message-path/run-server.ts";
import { launchBrowser, prepareSetup, sendMessage, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });
const bin = findPostgres();
if (!bin) console.log("Skipped: the desk on PostgreSQL (no initdb on the path or in /usr/lib/postgresql).");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens a page and collects its errors, including violations of the Content Security Policy. */
async function openPage(problems: string[]): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  page.on("console", (message) => {
    // Ignore an error for each file that a signed-out page may not load.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(message.text());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  return page;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Returns the accessibility problems that axe finds. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  });
  return violations;
}

const openFromMenu = (page: Page, link: string) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(`^${link}`) })
    .click();
const row = (page: Page, name: string) => page.locator("[data-row]", { hasText: name });

describe.each([
  { name: "the embedded database, beside a running site", isEmbedded: true },
  { name: "PostgreSQL", isEmbedded: false },
])("the desk of a team on $name", ({ isEmbedded }) => {
  test.skipIf(!isEmbedded && !bin)(
    "signs people in and out, and lets them answer, archive, search and delete",
    async () => {
      const postgres = isEmbedded ? undefined : await startPostgres(bin ?? "");
      const setup = await prepareSetup(postgres?.url("site"));
      const site = await startServer(setup.settings);
      const desk = await startDesk(setup.settings, "team");
      const problems: string[] = [];
      try {
        await sendMessage(site, {
          name: "Rashida Karim",
          email: "rashida@tea.example",
          message: "Could you show me <b>two</b> ways?\n\nWe begin in May.",
        });
        await sendMessage(site, {
          name: "নাসরিন আক্তার",
          email: "nasrin@sun.example",
          message: "আপনাদের কাজ আমাদের ভালো লেগেছে, কথা বলতে চাই।",
        });

        // The first person signs in with the terminal's link and adds a passkey.
        const owner = await openPage(problems);
        await owner.goto((await desk.link("first")).address);
        await owner.getByLabel("Your name").fill("Farhana Islam");
        await owner.getByLabel("E-mail address").fill("farhana@loomwright.example");
        expect(await accessibilityViolations(owner)).toEqual([]);
        await owner.getByRole("button", { name: "Begin" }).click();
        await row(owner, "Rashida").waitFor();
        await expect.poll(() => owner.title()).toMatch(/^\(2\)/);
        expect(await accessibilityViolations(owner)).toEqual([]);
        const cdp = await owner.context().newCDPSession(owner);
        await cdp.send("WebAuthn.enable");
        await cdp.send("WebAuthn.addVirtualAuthenticator", {
          options: {
            protocol: "ctap2",
            transport: "internal",
            hasResidentKey: true,
            hasUserVerification: true,
            isUserVerified: true,
            automaticPresenceSimulation: true,
          },
        });
        await openFromMenu(owner, "You");
        await owner.getByRole("button", { name: "Add a passkey" }).click();
        await owner.getByRole("button", { name: /^Remove Passkey of/ }).waitFor();
        expect(await accessibilityViolations(owner)).toEqual([]);
        await openFromMenu(owner, "Log");
        await owner.getByText("added a passkey").waitFor();

        // The invitation arrives by e-mail, and its link works once.
        await openFromMenu(owner, "People");
        const form = owner.getByRole("form", { name: "Invite somebody" });
        await form.getByLabel("Name").fill("Tanvir Hasan");
        await form.getByLabel("E-mail address").fill("tanvir@loomwright.example");
        await form.getByRole("button", { name: "Invite" }).click();
        await owner.getByText("An invitation was sent").waitFor();
        const invitation = setup.mail.mails.find(({ to }) => to.includes("tanvir@loomwright.example"));
        const link =
          /http\S+#token=\w+/.exec(
            invitation?.source.replace(/=\r?\n/g, "").replaceAll("=3D", "=") ?? "",
          )?.[0] ?? "";
        const editor = await openPage(problems);
        await editor.goto(link);
        await editor.getByRole("button", { name: "Sign in" }).click();
        await row(editor, "Rashida").waitFor();
        const stranger = await openPage(problems);
        await stranger.goto(link);
        await stranger.getByRole("button", { name: "Sign in" }).click();
        await stranger.getByText("This link does not work any more").waitFor();

        // The owner signs in with the passkey.
        await owner.getByRole("button", { name: "Sign out" }).click();
        await owner.getByRole("button", { name: "Sign in with a passkey" }).click();
        await row(owner, "Rashida").waitFor();

        // Answer with keyboard shortcuts. A second answer belongs to the same e-mail conversation.
        await openFromMenu(editor, "You");
        await editor.getByLabel("Signature").fill("Tanvir\nLoomwright");
        await editor.getByRole("button", { name: "Save", exact: true }).click();
        await editor.getByText("Saved.").waitFor();
        await openFromMenu(editor, "Messages");
        await row(editor, "Rashida").click();
        await editor
          .locator("article p", { hasText: "Could you show me <b>two</b> ways?" })
          .first()
          .waitFor();
        expect(await accessibilityViolations(editor)).toEqual([]);
        await editor.keyboard.press("r");
        await editor.keyboard.type("Yes, on Thursday.");
        await editor.getByText("Saved", { exact: true }).waitFor();
        await editor.reload();
        expect(await editor.getByLabel("Your answer").inputValue()).toBe("Yes, on Thursday.");
        await editor.getByRole("button", { name: "Send", exact: true }).click();
        await editor.locator("[data-state=sent]").waitFor();
        const answers = () =>
          setup.mail.mails.filter(({ to }) => to.includes("rashida@tea.example")).map(({ source }) => source);
        const header = (source: string, name: string) =>
          new RegExp(`^${name}:((?:.*\\r?\\n[ \\t])*.*)`, "im")
            .exec(source)?.[1]
            ?.replace(/\s+/g, " ")
            .trim() ?? "";
        const [first = ""] = answers();
        expect(first).toMatch(
          /Yes, on Thursday\.[\s\S]*-- ?(?:=20)?\r?\nTanvir\r?\nLoomwright[\s\S]*> Could you show me <b>two<\/b> ways\?/,
        );
        expect(header(first, "In-Reply-To")).toMatch(/^<message-1-\d+@loomwright\.example>$/);
        expect(header(first, "From")).toBe("Tanvir Hasan <office@loomwright.example>");
        await editor.getByLabel("Your answer").fill("At ten, if that suits you.");
        await editor.getByRole("button", { name: "Send", exact: true }).click();
        await editor.locator("[data-state=sent]").nth(1).waitFor();
        const second = answers()[1] ?? "";
        expect(header(second, "In-Reply-To")).toBe(header(first, "Message-ID"));
        expect(header(second, "References")).toBe(
          `${header(first, "References")} ${header(first, "Message-ID")}`,
        );

        // Add a note, archive, search, mark as spam and as no spam, export, delete and undo.
        await editor.getByText("New note").click();
        await editor.getByLabel("A note; visitors never see it").fill("Bring the samples.");
        await editor.getByRole("button", { name: "Add note" }).click();
        await editor.getByRole("article").getByText("Bring the samples.").waitFor();
        await editor.keyboard.press("e");
        await editor.locator("article", { hasText: "Rashida" }).waitFor({ state: "detached" });
        await editor.getByLabel("Search").fill("samp");
        await editor.getByRole("link", { name: "Search in all messages" }).click();
        await editor.locator("[aria-current=true]", { hasText: /^All$/ }).waitFor();
        await row(editor, "নাসরিন").waitFor({ state: "detached" });
        await row(editor, "Rashida").getByText("Archived").waitFor();
        await editor.getByLabel("Search").fill("লেগে");
        await row(editor, "নাসরিন").click();
        await editor.getByRole("button", { name: "Spam", exact: true }).click();
        await row(editor, "নাসরিন").getByText("Spam").waitFor();
        await row(editor, "নাসরিন").click();
        await editor.getByRole("button", { name: "Not spam" }).click();
        await row(editor, "নাসরিন").getByText("Open").waitFor();
        const download = editor.waitForEvent("download");
        await editor.getByRole("link", { name: "CSV" }).click();
        expect(readFileSync(await (await download).path(), "utf8")).toContain("nasrin@sun.example");
        await row(editor, "নাসরিন").click();
        await editor.getByRole("button", { name: "Delete", exact: true }).click();
        await editor.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
        await row(editor, "নাসরিন").waitFor({ state: "detached" });
        await editor.getByRole("button", { name: "Undo" }).click();
        await row(editor, "নাসরিন").waitFor();

        // A new message appears without a reload.
        await openFromMenu(owner, "Messages");
        await sendMessage(site, {
          name: "Jonas Weber",
          email: "jonas@filter.example",
          message: "Guten Tag, haben Sie Zeit für uns?",
        });
        await row(owner, "Jonas").waitFor();

        // An answered message leaves the list but stays open. Archiving it opens the next message below.
        const again = { name: "Kamal", email: "kamal@x.example", message: "Another one, above that." };
        await sendMessage(site, again);
        await openFromMenu(editor, "Messages");
        await row(editor, "Kamal").waitFor();
        await row(editor, "Jonas").click();
        await editor.getByLabel("Your answer").fill("Ja.");
        await editor.getByRole("button", { name: "Send", exact: true }).click();
        await editor.locator("[data-state=sent]").waitFor();
        await row(editor, "Jonas").waitFor({ state: "detached" });
        await editor.keyboard.press("e");
        await editor.getByRole("heading", { name: "নাসরিন" }).waitFor();

        // Check every page in Bangla and in dark mode, at a phone's width.
        await owner.setViewportSize({ width: 390, height: 844 });
        await owner.emulateMedia({ colorScheme: "dark" });
        await owner.goto(`${desk.origin}/you`);
        await owner.getByLabel("Language of the desk").selectOption("bn");
        await owner.getByRole("button", { name: "Save", exact: true }).click();
        await owner.getByRole("heading", { name: "আপনি" }).waitFor();
        expect(await accessibilityViolations(owner)).toEqual([]);

        for (const path of ["/", "/m/3", "/newsletter", "/templates", "/site", "/people", "/log"]) {
          await owner.goto(desk.origin + path);
          await owner.locator("main :is(h1, h2):visible").first().waitFor();
          expect([path, await accessibilityViolations(owner)]).toEqual([path, []]);
          expect([path, await owner.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
            path,
            390,
          ]);
        }
        await owner.goto(`${desk.origin}/you`);

        // Ending the editor's session signs the editor out at once.
        const session = owner.getByRole("listitem").filter({ hasText: "Tanvir Hasan" });
        await session.getByRole("button").click();
        await session.waitFor({ state: "detached" });
        await editor.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
        expect(problems).toEqual([]);
      } finally {
        for (const context of browser.contexts()) await context.close();
        await desk.stop();
        await site.stop();
        await setup.remove();
        await postgres?.stop();
      }
      expect(desk.stderr()).toBe("");
    },
  );
});
