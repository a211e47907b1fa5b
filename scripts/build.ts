import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isMap, parseDocument } from "yaml";
import { filesBelow, fingerprint, hasStamp } from "./fingerprint.ts";
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
const UNSHOWN = ["art", "tests"].map((part) => join(AGENCY, part, sep));
const STAMP = resolve(ROOT, CLIENT, "../.stamp");
/** Where pages may be built: folders that hold nothing else, since the build empties their neighbours. */
const PLACE = /^(?:build|\.cache)\/(?:.+\/)?client$/;

/** A hash over everything that the built site depends on. */
function sourcesPrint(): string {
  const rootFiles = readdirSync(ROOT).filter((name) => ROOT_FILE.test(name));
  const files = [...rootFiles.sort(), ...SOURCES.flatMap(filesBelow)];
  const shown = files.filter((path) => !UNSHOWN.some((part) => path.startsWith(part)));
  const names = Object.keys(process.env).filter((name) => /^(?:VITE_.*|RETENTION_MONTHS)$/.test(name));
  return fingerprint(shown, [AGENCY, ...names.sort().map((name) => `${name}=${process.env[name]}`)]);
}

/** Whether BUILD_DIR holds the site of the present sources. */
export function isBuilt(): boolean {
  return existsSync(resolve(ROOT, CLIENT, "index.html")) && hasStamp(STAMP, sourcesPrint());
}

/** Builds the site and writes the stamp of its sources. Returns the output of the steps, and code 0 for success. */
export async function buildSite(): Promise<Ended> {
  // A stamp of the state before the build: a file saved meanwhile makes the next start build again.
  const stamp = sourcesPrint();
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
