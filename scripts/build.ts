import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isMap, parseDocument } from "yaml";
import { AGENCY, CLIENT, type Ended, fail, ROOT, runNode } from "./processes.ts";

/** A step of a build: a script for Node, and what its environment has besides. */
type Step = { script: string[]; env?: NodeJS.ProcessEnv };

/**
 * The steps of a build. The check says in plain words what the build would stack up; the original comes first, then each
 * other language is added to it; the last step writes what hosts need for exactly these pages.
 */
export function buildSteps(): Step[] {
  const pages = ["node_modules/@react-router/dev/bin.cjs", "build"];
  return [
    { script: ["app/content/check/main.server.ts"] },
    ...["", ...otherLanguages()].map((language) => ({ script: pages, env: { SITE_LANGUAGE: language } })),
    { script: ["hosting/write.ts"] },
  ];
}

/** The languages of site.yaml besides the original; none where the file cannot be read, which the check tells. */
export function otherLanguages(): string[] {
  const file = resolve(ROOT, AGENCY, "site.yaml");
  const { contents } = parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "");
  const languages: unknown = isMap(contents) ? contents.toJSON().languages : [];
  return Array.isArray(languages) ? languages.slice(1).map(String) : [];
}

/** What the built pages are made of, besides the files of the root (`.env`, configuration). */
const SOURCES = [AGENCY, "app", "hosting", "public", "scripts", "supabase"];
const ROOT_FILE = /^(?:\.env.*|[^.].*\.(?:ts|json))$/;
/** Parts of an agency that no page shows. */
const UNSHOWN = /^(?:art|tests)[\\/]/;
/** Many and large files: size and time stand for their content. */
const LARGE = /[\\/](?:pictures|films)[\\/]/;
const STAMP = resolve(ROOT, CLIENT, "../.stamp");
/** Where pages may be built: folders that hold nothing else, since the build empties their neighbours. */
const PLACE = /^(?:build|\.cache)\/(?:.+\/)?client$/;

/** The files below a folder of the project, sorted. */
function filesOf(folder: string): string[] {
  const root = resolve(ROOT, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => folder !== AGENCY || !UNSHOWN.test(path))
    .map((path) => join(folder, path))
    .sort();
}

/** A hash over everything that the built site depends on. */
function fingerprint(): string {
  const hash = createHash("sha256").update(AGENCY);
  const rootFiles = readdirSync(ROOT).filter((name) => ROOT_FILE.test(name));
  for (const path of [...rootFiles.sort(), ...SOURCES.flatMap(filesOf)]) {
    const { size, mtimeMs } = statSync(resolve(ROOT, path));
    const content = LARGE.test(path) ? `${size} ${mtimeMs}` : readFileSync(resolve(ROOT, path));
    hash.update(`\0${path}\0`).update(content);
  }
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("VITE_") || name === "RETENTION_MONTHS")
      hash.update(`\0${name}=${process.env[name]}`);
  return hash.digest("hex");
}

/** Whether BUILD_DIR holds the site of the present sources. */
export function isBuilt(): boolean {
  const page = resolve(ROOT, CLIENT, "index.html");
  return existsSync(page) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** Builds the site and writes the stamp of its sources. Returns the output of the steps, and code 0 for success. */
export async function buildSite(): Promise<Ended> {
  // A stamp of the state before the build: a file saved meanwhile makes the next start build again.
  const stamp = fingerprint();
  rmSync(STAMP, { force: true });
  let output = "";
  for (const { script, env } of buildSteps()) {
    const ended = await runNode(script, env);
    output += ended.output;
    if (ended.code !== 0) return { code: ended.code, output };
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
  return { code: 0, output };
}

/** Builds the site with a word about it; ends the program with the build's words when it fails. */
export async function buildOrFail(): Promise<void> {
  // The pages import the project's packages while they are prerendered, so no folder outside will do.
  const place = relative(ROOT, resolve(ROOT, CLIENT)).split(sep).join("/");
  if (!PLACE.test(place))
    fail(
      `BUILD_DIR must be a folder named 'client' below build/ or .cache/ of this project, not '${CLIENT}': build in build/client, and copy the folder 'build' to where it is served from.`,
    );
  // Pictures that were never made take minutes, and say how far they are.
  await runNode(["app/content/pictures/main.server.ts"], {}, true);
  console.log("Building the site …");
  const started = performance.now();
  const { code, output } = await buildSite();
  if (code !== 0) fail(`${output.trim()}\nThe build failed: mend what it says above, then run this again.`);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
}

if (process.argv[1] === import.meta.filename) await buildOrFail();
