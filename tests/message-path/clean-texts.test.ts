import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Backend, openBackend } from "../../server/backend.ts";
import { readConfig } from "../../server/config.ts";
import { SITE } from "./fixture-site.ts";
import { DATABASES, databaseForTests, postgresForTests } from "./for-tests.ts";
import { message } from "./rest-client.ts";
import { ROOT } from "./run-server.ts";

const embedded = databaseForTests("clean");
const postgres = postgresForTests("site");

describe.each(DATABASES)("invisible characters on %s", (kind) => {
  let backend: Backend;
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const settings =
      kind === "PostgreSQL" ? { DATABASE_URL: postgres().url("site") } : { DATA_DIR: embedded };
    backend = await openBackend(readConfig(settings, ROOT), { ...SITE, storesOptionalFields: true });
  });
  afterAll(() => backend?.close());

  test.each([
    ["a direction mark", "\u202aanna@client.example"],
    ["a zero-width space", "anna@client.example\u200b"],
    ["a soft hyphen", "an\u00adna@client.example"],
    ["a joiner", "anna\u200d@client.example"],
    ["an ideographic space", "anna@client.example\u3000"],
    ["a thin space", "anna\u2009@client.example"],
    ["a tag character", "anna@client.example\u{e0061}"],
  ])("are refused in an e-mail address: %s", async (_what, email) => {
    const { status, body } = await backend.insert("contact_messages", message({ email }));
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([400, "23514"]);
    expect((await backend.insert("newsletter_subscribers", { email })).status).toBe(400);
  });

  test.each(["name", "phone", "company"])(
    "are refused in the %s: direction marks and zero-width spaces",
    async (field) => {
      for (const mark of ["\u202e", "\u2066", "\u200b", "\ufeff"])
        expect(
          (await backend.insert("contact_messages", message({ [field]: `Anna${mark}Noor` }))).status,
        ).toBe(400);
    },
  );

  test.each([
    ["no-break spaces", "\u00a0"],
    ["ideographic spaces", "\u3000"],
    ["zero-width spaces", "\u200b"],
    ["combining accents", "\u0301"],
    ["Arabic vowel marks", "\u064e"],
    ["accents and no-break spaces", "\u0301\u00a0"],
  ])("are refused if they fill a whole name or message: %s", async (_what, characters) => {
    const empty = characters.repeat(12);
    expect((await backend.insert("contact_messages", message({ name: empty }))).status).toBe(400);
    expect((await backend.insert("contact_messages", message({ message: empty }))).status).toBe(400);
  });

  test("are accepted where the text needs them: joiners, marks and emoji", async () => {
    const row = message({
      name: "র\u200d্যাব 葛\u{e0100}城",
      message: "می\u200cخواهم 👩🏽\u200d💻 🏳\ufe0f\u200d🌈 e\u0301te\u0301",
      company: "মা",
    });
    expect(await backend.insert("contact_messages", row)).toEqual({ status: 201, body: "" });
  });
});
