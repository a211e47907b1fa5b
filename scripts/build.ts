import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Problems, readRawYaml } from "../app/content/files/read-files.server.ts";
import { filesBelow, fingerprint, hasStamp } from "./fingerprint.ts";
import { AGENCY, CLIENT, type Ended, fail, ROOT, runNode } from "./processes.ts";

/** The languages of site.yaml besides the original; none if the file cannot be read, which the check reports. */
export function otherLanguages(): string[] {
  const site = readRawYaml(resolve(ROOT, AGENCY), "site.yaml", new Problems(AGENCY));
  const { languages } = Object(site) as { languages?: unknown };
  return Array.isArray(languages) ? languages.slice(1).map(String) : [];
}

/** Sources of the built pages, besides files of the root (`.env`, configuration). */
const SOURCES = [AGENCY, "app", "hosting", "public", "scripts", "server", "supabase"];
const ROOT_FILE = /^(?:\.env.*|[^.].*\.(?:ts|json))$/;
/** Parts of an agency that are not on pages. */
const UNSHOWN = ["art", "tests"].map((part) => join(AGENCY, part, sep));
const STAMP = resolve(ROOT, CLIENT, "../.stamp");
/** Where pages may be built: the build empties the neighbours of this folder. */
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

/** Builds the site and writes the stamp of its sources. @returns the output of all steps, and code 0 for success */
export async function buildSite(): Promise<Ended> {
  const pages = ["node_modules/@react-router/dev/bin.cjs", "build"];
  const steps = [
    // First, because its messages are clearer than those of a failed build.
    { script: ["app/content/check/main.server.ts"], env: {} },
    // The original, to which the other languages are added.
    ...["", ...otherLanguages()].map((language) => ({ script: pages, env: { SITE_LANGUAGE: language } })),
    { script: ["hosting/write.ts"], env: {} },
  ];
  // Of the state before the build, so that a file saved meanwhile makes the next start build again.
  const stamp = sourcesPrint();
  rmSync(STAMP, { force: true });
  let output = "";
  for (const { script, env } of steps) {
    const ended = await runNode(script, env);
    output += ended.output;
    if (ended.code !== 0) return { code: ended.code, output };
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
  return { code: 0, output };
}

/** Builds the site and reports it; ends the program with the output of the build if that fails. */
export async function buildOrFail(): Promise<void> {
  // Inside the project, whose packages the pages import while they are prerendered.
  const place = relative(ROOT, resolve(ROOT, CLIENT)).split(sep).join("/");
  if (!PLACE.test(place))
    fail(
      `BUILD_DIR must be a folder named 'client' below build/ or .cache/ of this project, not '${CLIENT}': build in build/client, and copy the folder 'build' to where it is served from.`,
    );
  // New pictures take minutes and print their progress.
  await runNode(["app/content/pictures/main.server.ts"], {}, true);
  console.log("Building the site …");
  const started = performance.now();
  const { code, output } = await buildSite();
  if (code !== 0) fail(`${output.trim()}\nThe build failed: mend what it says above, then run this again.`);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
}

if (process.argv[1] === import.meta.filename) await buildOrFail();
