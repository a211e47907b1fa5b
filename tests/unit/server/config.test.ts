import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { StartError } from "../../../server/start-error.ts";
import { PUBLIC_KEY } from "../../../supabase/public-key.ts";

test("uses the documented defaults if the environment is empty", () => {
  expect(readConfig({}, "/site")).toEqual({
    host: "127.0.0.1",
    port: 4173,
    dataDir: "/site/.data",
    databaseUrl: undefined,
    buildDir: "/site/build/client",
    agencyDir: "/site/agency",
    supabaseDir: "/site/supabase",
    publicKey: PUBLIC_KEY,
    backendOrigin: undefined,
    rateLimit: 20,
    trustProxy: 0,
    logsJson: false,
    retentionMonths: 12,
    notify: { email: undefined, webhook: undefined },
  });
});

test("treats empty settings as missing, and VITE_SUPABASE_URL=/ as this server", () => {
  const empty = { PORT: "", DATA_DIR: " ", DATABASE_URL: "", VITE_SUPABASE_ANON_KEY: "" };
  expect(readConfig({ ...empty, VITE_SUPABASE_URL: "/" }, "/site")).toEqual(readConfig({}, "/site"));
});

test("reads all settings", () => {
  const served = { PORT: "0", HOST: "::1", DATA_DIR: "/var/lib/site", TRUST_PROXY: "1" };
  const key = { VITE_SUPABASE_URL: "https://abc.supabase.test/ignored", VITE_SUPABASE_ANON_KEY: "own-key" };
  const given = { ...served, ...key, DATABASE_URL: "postgresql://u:p@db.test/site" };
  const config = readConfig(given, "/site");
  expect(config).toMatchObject({ port: 0, host: "::1", dataDir: "/var/lib/site", trustProxy: 1 });
  expect(config).toMatchObject({ publicKey: "own-key", backendOrigin: "https://abc.supabase.test" });
  expect(config.databaseUrl?.hostname).toBe("db.test");
});

test.each([
  ["PORT", "80a"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["HOST", "my host"],
  ["DATABASE_URL", "mysql://user:secret@host/db"],
  ["DATABASE_URL", "secret"],
  ["VITE_SUPABASE_URL", "abc.supabase.co"],
  ["VITE_SUPABASE_ANON_KEY", "two words"],
  ["LOG", "yes"],
  ["RATE_LIMIT", "0"],
  ["TRUST_PROXY", "yes"],
  ["RETENTION_MONTHS", "0"],
  ["RETENTION_MONTHS", "a year"],
  ["SMTP_URL", "mail.example.com secret"],
  ["SMTP_URL", "http://secret@mail.example.com"],
  ["SMTP_URL", "smtp://user:secret@mail.example.com"],
  ["NOTIFY_TO", "team@agency.example"],
  ["NOTIFY_WEBHOOK", "secret"],
])("rejects %s=%s in one line that names the setting", (name, value) => {
  const refused = () => readConfig({ [name]: value }, "/site");
  expect(refused).toThrow(StartError);
  // The line must not repeat the value, which may be a secret.
  expect(refused).toThrow(new RegExp(`^${name} must be (?!.*secret)[^\\n]+$`));
});

test("reads the settings for notices, and sends notices from the first recipient by default", () => {
  const given = { SMTP_URL: "smtps://u:p@mail.test", NOTIFY_TO: "a@agency.test, b@agency.test" };
  const hook = { NOTIFY_WEBHOOK: "https://chat.test/x", NOTIFY_WEBHOOK_SECRET: "0123456789abcdef" };
  const { email, webhook } = readConfig({ ...given, ...hook }, "/site").notify;
  expect(email).toMatchObject({ to: ["a@agency.test", "b@agency.test"], from: "a@agency.test" });
  expect(email?.smtpUrl.hostname).toBe("mail.test");
  expect(webhook).toEqual({ url: new URL("https://chat.test/x"), secret: "0123456789abcdef" });
  const named = readConfig({ ...given, NOTIFY_FROM: "site@agency.test" }, "/site").notify;
  expect(named.email?.from).toBe("site@agency.test");
});

test.each([
  ["NOTIFY_TO", "Ann <a@agency.test>", { SMTP_URL: "smtp://mail.test" }],
  ["NOTIFY_TO", "a@agency.test,", { SMTP_URL: "smtp://mail.test" }],
  ["NOTIFY_FROM", "agency", { SMTP_URL: "smtp://mail.test", NOTIFY_TO: "a@agency.test" }],
  ["NOTIFY_WEBHOOK_SECRET", "short", { NOTIFY_WEBHOOK: "https://chat.test" }],
])("rejects %s=%s in combination with other settings", (name, value, others) => {
  expect(() => readConfig({ ...others, [name]: value }, "/site")).toThrow(new RegExp(`^${name} must be `));
});
