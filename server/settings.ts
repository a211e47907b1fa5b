import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "./config.ts";
import { readSiteSettings } from "./site-settings.ts";

/** What hosting/ takes from here: the settings, and mistakes in them that are one line. */
export { errorCode, errorText, failStart, StartError } from "./start-error.ts";

/**
 * Reads `.env` (what the environment has already comes first), the environment and site.yaml.
 * @param root absolute path of the project
 * @throws StartError naming the setting that is wrong
 */
export function readSettings(root: string) {
  const environmentFile = path.join(root, ".env");
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const config = readConfig(process.env, root);
  return { config, site: readSiteSettings(config.agencyDir) };
}
