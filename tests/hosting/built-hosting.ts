import path from "node:path";
import { readSiteFiles, type SiteFiles } from "../../hosting/rules.ts";
import { readSettings } from "../../server/settings.ts";
import { ROOT } from "../message-path/run-server.ts";

/** The absolute path of the hosting files that the build wrote. */
export const HOSTING = path.join(ROOT, "build/hosting");

/** Returns the files of the built site as this project's server serves them. */
export function builtFiles(): SiteFiles {
  const { config, site } = readSettings(ROOT);
  return readSiteFiles(config.buildDir, { ...site, backendOrigin: config.backendOrigin });
}
