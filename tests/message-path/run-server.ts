import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Settings that are emptied, so that the developer's shell and .env file have no effect. */
const UNSET = [
  ...(["DATA_DIR", "DATABASE_URL", "BUILD_DIR", "AGENCY_DIR", "LOG", "RETENTION_MONTHS"] as const),
  ...(["SMTP_URL", "NOTIFY_TO", "NOTIFY_FROM", "NOTIFY_WEBHOOK", "NOTIFY_WEBHOOK_SECRET"] as const),
  ...(["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "SUPABASE_SERVICE_KEY"] as const),
  ...(["DESK_URL", "DESK_PORT", "DESK_HOST", "DESK_SECRET"] as const),
];
const USUAL = { HOST: "127.0.0.1", PORT: "0", RATE_LIMIT: "1000000", TRUST_PROXY: "1" };
const NO_SETTINGS = { ...Object.fromEntries(UNSET.map((name) => [name, ""])), ...USUAL };

/** Stops V8 from optimizing the embedded database, which would take 40 % of a test's processor time. */
const QUICK_START = "--liftoff-only";

export type Settings = Readonly<Partial<Record<(typeof UNSET)[number] | keyof typeof USUAL, string>>>;

/** A started program of server/. */
export type Running = {
  child: ChildProcess;
  /** Its output so far. */
  stdout(): string;
  stderr(): string;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export function runProgram(
  program: string,
  settings: Settings,
  parameters: readonly string[] = [],
  nodeOptions: readonly string[] = [QUICK_START],
): Running {
  // The programs share a cache of compiled code.
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
 * Starts the server and waits until it is ready. Rejects with its output if it ends earlier.
 * @param nodeOptions options for Node; benchmarks pass none, as `npm start` does
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

/** Runs a program of server/ with the given parameters to its end. */
export async function runToEnd(program: string, settings: Settings, ...parameters: string[]) {
  const running = runProgram(program, settings, parameters);
  const code = await running.ended;
  return { code, stdout: running.stdout(), stderr: running.stderr() };
}

/** Runs `npm run messages` with the given parameters to its end. */
export function listMessages(settings: Settings, ...parameters: string[]) {
  return runToEnd("messages.ts", settings, ...parameters);
}
