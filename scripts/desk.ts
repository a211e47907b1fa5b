import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AGENCY, fail, onceOrphaned, ROOT, runNode } from "./processes.ts";

const DESK = join(ROOT, "desk");
const STAMP = join(DESK, "build/.stamp");

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Installs the desk's packages, which the site does without, when its lockfile asks for others. */
function install(): void {
  const wanted = read(join(DESK, "package-lock.json"));
  const packages = (text: string) =>
    Object.entries(JSON.parse(text || "{}").packages ?? {}) as [
      string,
      { version?: string; optional?: boolean },
    ][];
  const present = new Map(packages(read(join(DESK, "node_modules/.package-lock.json"))));
  const isComplete = packages(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || present.get(path)?.version === version,
  );
  if (isComplete) return;
  console.log("Installing the desk's packages …");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { npm_execpath: cli = "", npm_node_execpath: node = process.execPath } = process.env;
  const [program, given] = cli.endsWith("npm-cli.js") ? [node, [cli, ...args]] : ["npm", args];
  const { status } = spawnSync(program, given, {
    cwd: DESK,
    stdio: "inherit",
    shell: program === "npm" && process.platform === "win32",
  });
  if (status !== 0)
    fail("Installing failed: mend what npm says above (network, registry, proxy), then run this again.");
}

/** A hash of what the desk's pages are made of. */
function fingerprint(): string {
  const hash = createHash("sha256").update(AGENCY);
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  const sources = [
    ...files(join(DESK, "page")),
    join(DESK, "vite.config.ts"),
    join(DESK, "package-lock.json"),
    join(ROOT, "app/theme.css"),
    join(ROOT, AGENCY, "theme.css"),
  ];
  for (const file of sources) hash.update(`\0${file}\0`).update(read(file));
  return hash.digest("hex");
}

/** Installs what the desk lacks and builds its pages when they are not those of the present sources. */
export async function prepareDesk(): Promise<void> {
  install();
  const stamp = fingerprint();
  if (read(STAMP) === stamp) return;
  console.log("Building the desk …");
  const { code, output } = await runNode([
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    "desk/vite.config.ts",
    "--logLevel",
    "warn",
  ]);
  if (code !== 0)
    fail(`${output.trim()}\nThe desk could not be built: mend what it says above, then run this again.`);
  mkdirSync(join(DESK, "build"), { recursive: true });
  writeFileSync(STAMP, stamp);
}

// By names that the type check does not follow: it has the desk's packages only in the desk's own part of the tests.
if (process.argv[1] === import.meta.filename) {
  const bench = process.argv.indexOf("--bench");
  if (bench > 0) {
    install();
    const { measureDesk } = await import(join(DESK, "bench.ts"));
    process.exit((await measureDesk(ROOT, Number(process.argv[bench + 1] ?? 100_000))) ? 0 : 1);
  }
  await prepareDesk();
  onceOrphaned(() => process.kill(process.pid, "SIGTERM"));
  await import(join(DESK, "server/main.ts"));
}
