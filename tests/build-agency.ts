import { spawnSync } from "node:child_process";

const CHECK = "app/content/check/main.server.ts";
const BUILD = ["node_modules/@react-router/dev/bin.cjs", "build"];

/**
 * Checks and builds an agency, or adds one of its translations to an existing build. `buildDir` must be inside the
 * checkout, because the built pages import the project's packages.
 */
export function buildAgency(agency: string, buildDir: string, language = ""): void {
  const settings = { AGENCY_DIR: agency, BUILD_DIR: buildDir, SITE_LANGUAGE: language };
  const env = { ...process.env, ...settings, NODE_ENV: "production" };
  for (const args of language === "" ? [[CHECK], BUILD] : [BUILD]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  }
}
