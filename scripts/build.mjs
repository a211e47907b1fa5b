import "./require-node.mjs";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { AGENCY, CLIENT, ROOT, requireProjectNode, run, toolEnvironment } from "./processes.mjs";
import { Advice, runCommand, withProgress } from "./progress.mjs";

/** What the built pages are made of. Pictures and films are many and large: for them name, size and time stand in. */
const SOURCES = [
  "app",
  "supabase",
  "hosting",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/agency-files.ts",
  "scripts/messages-plugin.ts",
];
const LISTED = ["public", `${AGENCY}/pictures`, `${AGENCY}/films`];
/** Parts of the agency's folder that no page shows. */
const UNSHOWN = /^(?:art|tests|pictures|films)[\\/]/;
const ROOT_FILE = /^(?:\.env.*|[^.].*\.(?:ts|json))$/;
const RESULT = resolve(ROOT, CLIENT, "index.html");
const STAMP = resolve(ROOT, CLIENT, "../.stamp");
/** Where pages may be built: folders that hold nothing else, since the build empties their neighbours. */
const PLACE = /^(?:build|\.cache)\/(?:.+\/)?client$/;

/**
 * One command of the project's Node per line. The check says in plain words what the build would stack up; the
 * last one writes the set-ups of other hosts for exactly these pages.
 */
export const COMMANDS = [
  ["app/content/check/main.server.ts"],
  ["node_modules/@react-router/dev/bin.cjs", "build"],
  ["hosting/write.ts"],
];

/** @returns {string[]} the files at and below `path`, sorted */
function filesOf(path) {
  const full = resolve(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, relative(full, join(entry.parentPath, entry.name))))
    .sort();
}

/** A hash over everything that the built site depends on. */
function fingerprint() {
  const hash = createHash("sha256");
  const rootFiles = readdirSync(ROOT).filter((name) => ROOT_FILE.test(name) && name !== "package-lock.json");
  const agency = filesOf(AGENCY).filter((path) => !UNSHOWN.test(path.slice(AGENCY.length + 1)));
  hash.update(`${AGENCY}\0`);
  for (const path of [...[...SOURCES, ...rootFiles.sort()].flatMap(filesOf), ...agency])
    hash.update(`${path}\0`).update(readFileSync(resolve(ROOT, path)));
  for (const path of LISTED.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(resolve(ROOT, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0`);
  }
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("VITE_") || name === "RETENTION_MONTHS")
      hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest("hex");
}

/** The pages import the project's packages while they are prerendered, so no folder outside will do. */
function requirePlace() {
  const place = relative(ROOT, resolve(ROOT, CLIENT)).split(sep).join("/");
  if (!PLACE.test(place))
    throw new Advice(
      `BUILD_DIR must be a folder named 'client' below build/ or .cache/ of this project, not '${CLIENT}': build in build/client, and copy the folder 'build' to where it is served from.`,
    );
}

/** Whether BUILD_DIR holds the site of the present sources. */
export function isBuilt() {
  return existsSync(RESULT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/**
 * Builds the site and leaves a stamp of its sources.
 * @returns {Promise<{ code: number, output: string }>} what the build said; code 0 when all went well
 */
export async function buildSite() {
  requirePlace();
  const stamp = fingerprint();
  rmSync(STAMP, { force: true });
  let output = "";
  for (const args of COMMANDS) {
    const result = await run(requireProjectNode(), args);
    output += result.output;
    if (result.code !== 0) return { code: result.code, output };
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  // The stamp of the state before the build: a file saved meanwhile makes the next start build again.
  writeFileSync(STAMP, stamp);
  return { code: 0, output };
}

/** Pictures that were never made take minutes, so that is shown apart; a second time it takes none. */
function preparePicturesVisibly() {
  return new Promise((done) => {
    const args = ["app/content/pictures/main.server.ts"];
    spawn(requireProjectNode(), args, { cwd: ROOT, env: toolEnvironment(), stdio: "inherit" }).on(
      "close",
      done,
    );
  });
}

/** Builds with progress shown; throws an `Advice` with the build's own words when it fails. */
export async function buildVisibly() {
  requirePlace();
  await preparePicturesVisibly();
  const { code, output } = await withProgress("Building the site", buildSite);
  if (code !== 0)
    throw new Advice(`${output.trim()}\nThe build failed: mend what it says above, then run this again.`);
}

if (process.argv[1] === import.meta.filename)
  await runCommand(async () => {
    await ensureInstalled();
    await buildVisibly();
  });
