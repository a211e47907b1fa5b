import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSettings } from "../server/settings.ts";
import { errorCode, failStart } from "../server/start-error.ts";
import { compressFiles } from "./compress.ts";
import { countedPaths, countedPathsSql } from "./counted-paths.ts";
import { cloudflareSetUp, netlifySetUp, type SetUp } from "./header-files.ts";
import { compressedForms, layoutPath, readSiteFiles, type SiteFiles } from "./site-files.ts";
import { vercelSetUp } from "./vercel.ts";

/** Configuration generators of static hosts, by name. */
const STATIC_HOSTS: Readonly<Record<string, (files: SiteFiles) => SetUp>> = {
  netlify: netlifySetUp,
  "cloudflare-pages": cloudflareSetUp,
  vercel: vercelSetUp,
};

/** Writes compressed files for our server and a folder in `build/hosting/` for each static host. */
async function main(root: string): Promise<void> {
  const { config, site } = readSettings(root);
  const files = readSiteFiles(config.buildDir, { ...site, backendOrigin: config.backendOrigin });
  await compressFiles(compressedForms(config.buildDir), files);

  const hosting = path.join(config.buildDir, "../hosting");
  rmSync(hosting, { recursive: true, force: true });
  for (const [host, setUp] of Object.entries(STATIC_HOSTS)) {
    const folder = path.join(hosting, host);
    writeLayout(folder, files);
    for (const [name, text] of Object.entries(setUp(files))) writeNew(path.join(folder, name), text);
  }
  if (site.countsVisits)
    writeNew(path.join(hosting, "counted-paths.sql"), countedPathsSql(countedPaths(files, true)));
}

/** Creates a new folder with the site's files, as hard links if possible to save space. */
function writeLayout(directory: string, files: SiteFiles): void {
  for (const [address, file] of files) {
    const target = path.join(directory, layoutPath(address, file.page !== undefined));
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(file.file, target);
    } catch (error) {
      if (!["EXDEV", "EPERM", "ENOTSUP", "EMLINK"].includes(errorCode(error) ?? "")) throw error;
      copyFileSync(file.file, target);
    }
  }
}

/** Replaces a file instead of writing in place, which would change a hard-linked file of the build. */
function writeNew(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

main(path.resolve(import.meta.dirname, "..")).catch(failStart);
