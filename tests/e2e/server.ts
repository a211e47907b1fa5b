import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";

const READY_MS = 60_000;
const STOP_MS = 10_000;

/**
 * Starts the product as `npm start` does, on a free port and with a data directory of its own.
 * @param env settings to add or replace.
 * @returns its address, its data directory, and how to stop it (which removes the data); rejects with what
 *   the server said when it does not answer within a minute.
 */
export async function startSite(env: Record<string, string> = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const settings = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir };
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...inherited, ...settings, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test run that is told to stop takes its server along.
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill).once("SIGTERM", () => process.exit(1));
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<void>((done) => server.on("close", () => done()));

  const stop = async () => {
    server.kill("SIGTERM");
    const timer = setTimeout(() => server.kill("SIGKILL"), STOP_MS);
    await ended;
    process.off("exit", kill);
    clearTimeout(timer);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_MS;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start:\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return { origin, dataDir, stop };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}
