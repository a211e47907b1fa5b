import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { loadConfigFromFile } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { agencyFolder } from "../../server/folders.ts";
import { freePort } from "../free-port.ts";
import { databaseForTests, directoryForTests } from "./for-tests.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { listMessages, ROOT } from "./run-server.ts";

// Starting Vite takes a long time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const NAMES = ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY"] as const;
const DATA_DIR = databaseForTests("development");
const folder = directoryForTests("dot-env");
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns the build settings that the project's configuration reads from a `.env` file and the environment. */
async function builtFor(dotEnv: string, environment: { [name in (typeof NAMES)[number]]?: string } = {}) {
  for (const name of NAMES) vi.stubEnv(name, environment[name]);
  vi.stubEnv("AGENCY_DIR", path.resolve(agencyFolder()));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  writeFileSync(path.join(folder, ".env"), dotEnv);
  const env = { command: "build", mode: "production" } as const;
  const loaded = await loadConfigFromFile(env, path.join(ROOT, "vite.config.ts"), ROOT);
  return NAMES.map((name) => JSON.parse(loaded?.config.define?.[`import.meta.env.${name}`]));
}

test("reads settings of a build from .env, but prefers the environment", async () => {
  const { PUBLIC_KEY } = await import("../../supabase/public-key.ts");
  const dotEnv = "VITE_SUPABASE_URL=https://abc.supabase.example\nVITE_SUPABASE_ANON_KEY=own-key\n";
  expect(await builtFor(dotEnv)).toEqual(["https://abc.supabase.example", "own-key"]);
  expect(await builtFor(dotEnv, { VITE_SUPABASE_URL: "/" })).toEqual(["/", "own-key"]);
  expect(await builtFor("")).toEqual(["/", PUBLIC_KEY]);
  expect(await builtFor("VITE_SUPABASE_URL=/\nVITE_SUPABASE_ANON_KEY=\n")).toEqual(["/", PUBLIC_KEY]);
});

test("stores a message of the contact form under npm run dev, and lists it with npm run messages", async () => {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const development = spawn(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1", "--port", String(port)],
    // The command starts another process, which must end too, so give both a process group.
    { cwd: ROOT, env: { PATH, HOME, DATA_DIR }, stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  let output = "";
  for (const stream of [development.stdout, development.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  try {
    await vi.waitUntil(() => output.includes(String(port)) || development.exitCode !== null, 170_000);
    const row = message();
    expect(await post(`http://127.0.0.1:${port}${CONTACT}`, row), output).toMatchObject({ status: 201 });
    const { stdout } = await listMessages({ DATA_DIR }, "--json"); // the command asks the running development server
    expect(JSON.parse(stdout)).toMatchObject([row]);
    expect((await fetch(`http://127.0.0.1:${port}${CONTACT}`)).status).toBe(405);
  } finally {
    if (development.pid && development.exitCode === null) process.kill(-development.pid, "SIGKILL");
  }
});
