import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "./config.ts";
import { readSiteSettings } from "./site-settings.ts";
import { loadEnvironmentFile } from "./text-file.ts";

export { errorCode, errorText, failStart, StartError } from "./start-error.ts";

/**
 * Reads the settings from the environment, `.env` and site.yaml. The environment takes precedence over `.env`.
 * @param root absolute path of the project
 * @throws StartError naming the setting that is wrong
 */
export function readSettings(root: string) {
  const environmentFile = path.join(root, ".env");
  if (existsSync(environmentFile)) loadEnvironmentFile(environmentFile);
  const config = readConfig(process.env, root);
  return { config, site: readSiteSettings(config.agencyDir) };
}
