import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { StartError } from "../../../server/start-error.ts";
import { PUBLIC_KEY } from "../../../supabase/public-key.ts";

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({}, "/site")).toEqual({
    host: "127.0.0.1",
    port: 4173,
    dataDir: "/site/.data",
    databaseUrl: undefined,
    buildDir: "/site/build/client",
    contentDir: "/site/content",
    supabaseDir: "/site/supabase",
    publicKey: PUBLIC_KEY,
    backendOrigin: undefined,
    rateLimit: 20,
    trustProxy: 0,
  });
});

test("empty values count as not set", () => {
  const empty = {
    PORT: "",
    DATA_DIR: " ",
    DATABASE_URL: "",
    VITE_SUPABASE_URL: "",
    VITE_SUPABASE_ANON_KEY: "",
  };
  expect(readConfig(empty, "/site")).toEqual(readConfig({}, "/site"));
});

test("values are taken over", () => {
  const config = readConfig(
    {
      PORT: "0",
      HOST: "::1",
      DATA_DIR: "/var/lib/site",
      DATABASE_URL: "postgresql://u:p@db.test/site",
      VITE_SUPABASE_URL: "https://abc.supabase.test/ignored",
      VITE_SUPABASE_ANON_KEY: "own-key",
      TRUST_PROXY: "1",
    },
    "/site",
  );
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
  ["RATE_LIMIT", "0"],
  ["TRUST_PROXY", "yes"],
])("%s=%s is refused with one line that names the setting", (name, value) => {
  let message = "";
  try {
    readConfig({ [name]: value }, "/site");
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    message = (error as Error).message;
  }
  expect(message).toMatch(new RegExp(`^${name} must be [^\\n]+$`));
  expect(message).not.toContain("secret");
});
