import "./require-node.mjs";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { buildVisibly, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT, requireProjectNode, run, toolEnvironment } from "./processes.mjs";
import { Advice, runCommand } from "./progress.mjs";

const HELP = `npm start: serves the built site and its message store from one process.
Installs missing packages and builds first when the sources have changed.

Settings, from the environment:
  PORT          port to listen on (4173)
  HOST          address to listen on (127.0.0.1; 0.0.0.0 for every network interface)
  DATA_DIR      folder for received messages (.data)
  DATABASE_URL  postgres://… keeps the messages in that PostgreSQL instead

Example: PORT=8080 npm start
Ctrl-C stops it. 'npm run messages' lists what has arrived, 'npm test' runs every check.`;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const REPEATED_MS = 1000;
const ORPHANED_MS = 500;

let passedAt = Number.NEGATIVE_INFINITY;

/**
 * Passes a signal on. Ctrl-C on a terminal reaches the server by itself, and npm repeats what it gets: the
 * server would take a second signal for impatience and stop without closing anything.
 */
function passOn(signal, server) {
  const isRepeated = performance.now() - passedAt < REPEATED_MS;
  if (isRepeated || (signal === "SIGINT" && process.stdin.isTTY)) return;
  passedAt = performance.now();
  server.kill(signal);
}

/** SIGTERM sent to npm ends npm's shell and never arrives here: that the parent is gone is all there is to see. */
function onceOrphaned(act) {
  if (process.env.npm_lifecycle_event !== "start") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, ORPHANED_MS);
  timer.unref();
}

/** Hands over to the server: same terminal, same signals, same exit code. */
function serve() {
  return new Promise((done) => {
    const server = spawn(requireProjectNode(), ["server/main.ts"], {
      cwd: ROOT,
      env: toolEnvironment(),
      stdio: "inherit",
    });
    for (const signal of SIGNALS) process.on(signal, () => passOn(signal, server));
    onceOrphaned(() => passOn("SIGTERM", server));
    server.on("error", (error) => {
      console.error(`The server could not be started: ${error.message}`);
      process.exitCode = 1;
      done();
    });
    server.on("exit", (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
      done();
    });
  });
}

/**
 * What the first start waits for, side by side: the pages, and the store of messages. What goes wrong with the
 * store is the server's to say, which opens it next.
 */
async function arrive() {
  // WebAssembly is compiled once here, not a second time for speed: the program ends before that pays.
  const database = run(requireProjectNode(), ["--liftoff-only", "server/prepare-database.ts"]);
  await buildVisibly();
  await database;
}

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === "--help" || arg === "-h")) {
    console.log(HELP);
    return;
  }
  if (args.length > 0)
    throw new Advice(`'${args[0]}' is not an option of npm start: see npm start -- --help`);
  await ensureInstalled();
  if (!isBuilt()) await arrive();
  await serve();
});
