import "./require-node.mjs";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { ROOT, requireProjectNode, run } from "./processes.mjs";
import { Advice, runCommand, withProgress } from "./progress.mjs";

/** What the built pages are made of. Pictures are many and large: for them name, size and time stand in. */
const SOURCES = ["app", "content", "supabase", "package-lock.json", "scripts/build.mjs"];
const LISTED = ["public"];
const ROOT_FILE = /^(?:\.env.*|[^.].*\.(?:ts|json))$/;
const STAMP = join(ROOT, "build", ".stamp");
const RESULT = join(ROOT, "build", "client", "index.html");

/** One command of the project's Node per line; the check says in plain words what the build would stack up. */
const COMMANDS = [["app/content/check.server.ts"], ["node_modules/@react-router/dev/bin.cjs", "build"]];

/** @returns {string[]} the files at and below `path`, sorted */
function filesOf(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

/** A hash over everything that the built site depends on. */
function fingerprint() {
  const hash = createHash("sha256");
  const rootFiles = readdirSync(ROOT).filter((name) => ROOT_FILE.test(name) && name !== "package-lock.json");
  for (const path of [...SOURCES, ...rootFiles.sort()].flatMap(filesOf))
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  for (const path of LISTED.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0`);
  }
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("VITE_")) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest("hex");
}

/** Whether `build/` holds the site of the present sources. */
export function isBuilt() {
  return existsSync(RESULT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/**
 * Builds the site and leaves a stamp of its sources.
 * @returns {Promise<{ code: number, output: string }>} what the build said; code 0 when all went well
 */
export async function buildSite() {
  const stamp = fingerprint();
  rmSync(STAMP, { force: true });
  let output = "";
  for (const args of COMMANDS) {
    const result = await run(requireProjectNode(), args);
    output += result.output;
    if (result.code !== 0) return { code: result.code, output };
  }
  mkdirSync(join(ROOT, "build"), { recursive: true });
  // The stamp of the state before the build: a file saved meanwhile makes the next start build again.
  writeFileSync(STAMP, stamp);
  return { code: 0, output };
}

/** Builds with progress shown; throws an `Advice` with the build's own words when it fails. */
export async function buildVisibly() {
  const { code, output } = await withProgress("Building the site", buildSite);
  if (code !== 0)
    throw new Advice(`${output.trim()}\nThe build failed: mend what it says above, then run this again.`);
}

if (process.argv[1] === import.meta.filename)
  await runCommand(async () => {
    await ensureInstalled();
    await buildVisibly();
  });
