import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Settings that tests empty, so that the developer's shell and .env file have no effect. */
const UNSET = [
  ...(["DATA_DIR", "DATABASE_URL", "BUILD_DIR", "AGENCY_DIR", "LOG", "RETENTION_MONTHS"] as const),
  ...(["SMTP_URL", "NOTIFY_TO", "NOTIFY_FROM", "NOTIFY_WEBHOOK", "NOTIFY_WEBHOOK_SECRET"] as const),
  ...(["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "SUPABASE_SERVICE_KEY"] as const),
  ...(["DESK_URL", "DESK_PORT", "DESK_HOST", "DESK_SECRET"] as const),
];
const USUAL = { HOST: "127.0.0.1", PORT: "0", RATE_LIMIT: "1000000", TRUST_PROXY: "1" };
const NO_SETTINGS = { ...Object.fromEntries(UNSET.map((name) => [name, ""])), ...USUAL };

/** Stops V8 from optimizing the embedded database's code, which would take 40 % of a test's processor time. */
const QUICK_START = "--liftoff-only";

export type Settings = Readonly<Partial<Record<(typeof UNSET)[number] | keyof typeof USUAL, string>>>;

/** A running program of server/. */
export type Running = {
  child: ChildProcess;
  /** The program's output so far. */
  stdout(): string;
  stderr(): string;
  /** The program's exit code, or null if it was killed. */
  ended: Promise<number | null>;
  /** Sends a signal, and waits until the program ends. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export function runProgram(
  program: string,
  settings: Settings,
  parameters: readonly string[] = [],
  nodeOptions: readonly string[] = [QUICK_START],
): Running {
  // Pass on the cache of compiled code, which the programs share.
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, path.join("server", program), ...parameters], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...NO_SETTINGS, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill); // a failed test must not leave its server running
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  ended.then(() => process.off("exit", kill));
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { child, stdout: () => stdout, stderr: () => stderr, ended, stop };
}

/**
 * Starts the server and waits until it is ready. Rejects with the server's output if it ends earlier. `nodeOptions` are
 * options for Node; benchmarks pass an empty list, so that the server runs as with `npm start`.
 */
export async function startServer(
  settings: Settings,
  nodeOptions?: readonly string[],
): Promise<Running & { url: string }> {
  const server = runProgram("main.ts", settings, [], nodeOptions);
  const url = await new Promise<string>((resolve, reject) => {
    server.child.stdout?.on("data", () => {
      const [, address] = /is ready at (http:[^\s"]+)["\n]/.exec(server.stdout()) ?? [];
      if (address) resolve(address);
    });
    server.ended.then(() => reject(new Error(`The server ended: ${server.stdout()}${server.stderr()}`)));
  });
  return { ...server, url };
}

/** Runs a program of server/ to its end. Returns its exit code and output. */
export async function runToEnd(program: string, settings: Settings, ...parameters: string[]) {
  const running = runProgram(program, settings, parameters);
  const code = await running.ended;
  return { code, stdout: running.stdout(), stderr: running.stderr() };
}

/** Runs `npm run messages` to its end. Returns its exit code and output. */
export function listMessages(settings: Settings, ...parameters: string[]) {
  return runToEnd("messages.ts", settings, ...parameters);
}
