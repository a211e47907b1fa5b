import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, fingerprint, hasStamp } from "./fingerprint.ts";
import { AGENCY, fail, onceOrphaned, ROOT, runNode } from "./processes.ts";

const DESK = join(ROOT, "desk");
const STAMP = join(DESK, "build/.stamp");
/** Sources of the desk's pages, besides desk/page/. */
const SOURCES = ["desk/vite.config.ts", "desk/package-lock.json", "app/theme.css", join(AGENCY, "theme.css")];

/** Installs the desk's packages. */
async function install(): Promise<void> {
  const { code } = await runNode(["scripts/install.mjs", "--desk"], {}, true);
  if (code !== 0) process.exit(code);
}

/** Installs the desk's packages and builds its pages if they are missing or outdated. */
export async function prepareDesk(): Promise<void> {
  await install();
  const stamp = fingerprint([...filesBelow("desk/page"), ...SOURCES], [AGENCY]);
  if (hasStamp(STAMP, stamp)) return;
  console.log("Building the desk …");
  const vite = ["node_modules/vite/bin/vite.js", "build", "--config", "desk/vite.config.ts"];
  const { code, output } = await runNode([...vite, "--logLevel", "warn"]);
  if (code !== 0)
    fail(`${output.trim()}\nThe desk could not be built: fix the errors above, then run this again.`);
  mkdirSync(join(DESK, "build"), { recursive: true });
  writeFileSync(STAMP, stamp);
}

// Import by computed names: the type check must not follow them, because it runs without the desk's packages.
if (process.argv[1] === import.meta.filename) {
  const bench = process.argv.indexOf("--bench");
  if (bench > 0) {
    await install();
    const { measureDesk } = await import(join(DESK, "bench.ts"));
    process.exit((await measureDesk(ROOT, Number(process.argv[bench + 1] ?? 100_000))) ? 0 : 1);
  }
  await prepareDesk();
  onceOrphaned(() => process.kill(process.pid, "SIGTERM"));
  await import(join(DESK, "server/main.ts"));
}
