import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { readSiteSettings } from "../server/site-settings.ts";
import { filesBelow, fingerprint, hasStamp } from "./fingerprint.ts";
import { AGENCY, CLIENT, type Ended, fail, ROOT, runNode } from "./processes.ts";

/** Sources of the built pages, besides files of the root folder. */
const SOURCES = [AGENCY, "app", "hosting", "public", "scripts", "server", "supabase"];
const ROOT_FILE = /^(?:\.env.*|[^.].*\.(?:ts|json))$/;
/** Folders of an agency that do not affect pages. */
const UNSHOWN = ["tools", "tests"].map((part) => join(AGENCY, part, sep));
const STAMP = resolve(ROOT, CLIENT, "../.stamp");
/** Allowed build folders. Others are refused, because the build also deletes folders beside the build folder. */
const PLACE = /^(?:build|\.cache)\/(?:.+\/)?client$/;

/** Returns a hash over everything that the built site depends on. */
function sourcesPrint(): string {
  const rootFiles = readdirSync(ROOT).filter((name) => ROOT_FILE.test(name));
  const files = [...rootFiles.sort(), ...SOURCES.flatMap(filesBelow)];
  const shown = files.filter((path) => !UNSHOWN.some((part) => path.startsWith(part)));
  const names = Object.keys(process.env).filter((name) => /^(?:VITE_.*|RETENTION_MONTHS)$/.test(name));
  return fingerprint(shown, [AGENCY, ...names.sort().map((name) => `${name}=${process.env[name]}`)]);
}

/** Whether BUILD_DIR holds a build of the current sources. */
export function isBuilt(): boolean {
  return existsSync(resolve(ROOT, CLIENT, "index.html")) && hasStamp(STAMP, sourcesPrint());
}

/** Builds the site and writes the hash of its sources. @returns the output of all steps */
export async function buildSite(): Promise<Ended> {
  const pages = ["node_modules/@react-router/dev/bin.cjs", "build"];
  // Compute the stamp before the build, so that a file saved meanwhile makes the next start build again.
  const stamp = sourcesPrint();
  rmSync(STAMP, { force: true });
  // Check the content first, because the check's messages are clearer than those of a failed build.
  let { code, output } = await runNode(["app/content/check/main.server.ts"]);
  if (code !== 0) return { code, output };
  // The original language is built first; the translations are added to its folder.
  const { translations } = readSiteSettings(resolve(ROOT, AGENCY));
  const steps = [
    ...["", ...translations].map((language) => ({ script: pages, env: { SITE_LANGUAGE: language } })),
    { script: ["hosting/write.ts"], env: {} },
  ];
  for (const { script, env } of steps) {
    const ended = await runNode(script, env);
    output += ended.output;
    code = ended.code;
    if (code !== 0) return { code, output };
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
  return { code, output };
}

/** Builds the site and prints the time. If the build fails, prints its output and ends the program. */
export async function buildOrFail(): Promise<void> {
  // The build must be inside the project, because prerendering imports the project's packages.
  const place = relative(ROOT, resolve(ROOT, CLIENT)).split(sep).join("/");
  if (!PLACE.test(place))
    fail(
      `BUILD_DIR must be a folder named 'client' below build/ or .cache/ of this project, not '${CLIENT}': build in build/client, and copy the folder 'build' to the server.`,
    );
  // Prepare pictures first: new pictures take minutes and print their progress.
  await runNode(["app/content/pictures/main.server.ts"], {}, true);
  console.log("Building the site …");
  const started = performance.now();
  const { code, output } = await buildSite();
  if (code !== 0) fail(`${output.trim()}\nThe build failed: fix the errors above, then run this again.`);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
}

if (process.argv[1] === import.meta.filename) await buildOrFail();
