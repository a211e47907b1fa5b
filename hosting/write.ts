import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { failStart, readSettings } from "../server/settings.ts";
import { caddyConfiguration } from "./caddy.ts";
import { countedPaths, countedPathsSql } from "./counted-paths.ts";
import { cloudflareSetUp, netlifySetUp, type SetUp } from "./header-files.ts";
import { compressLayout, writeLayout } from "./layout.ts";
import { nginxConfiguration } from "./nginx.ts";
import { compressedLayout, readSiteFiles, type SiteFiles } from "./site-files.ts";
import { vercelSetUp } from "./vercel.ts";

/** Folders to upload as they are, by the host's name. */
const STATIC_HOSTS: Readonly<Record<string, (files: SiteFiles) => SetUp>> = {
  netlify: netlifySetUp,
  "cloudflare-pages": cloudflareSetUp,
  vercel: vercelSetUp,
};

/**
 * Writes the set-ups of other hosts to `build/hosting/`, from the built site and the settings: `www/` with
 * nginx.conf, nginx-site.conf and Caddyfile for a server of one's own, and a folder for each static host.
 */
async function main(root: string): Promise<void> {
  const { config, site } = readSettings(root);
  const files = readSiteFiles(config.buildDir, { ...site, backendOrigin: config.backendOrigin });
  const www = compressedLayout(config.buildDir);
  const directory = path.dirname(www);
  const earlier = `${directory}.before`;
  rmSync(earlier, { recursive: true, force: true });
  if (existsSync(directory)) renameSync(directory, earlier);
  writeLayout(www, files);
  await compressLayout(www, files, path.join(earlier, "www"));
  rmSync(earlier, { recursive: true, force: true });
  const backend = config.backendOrigin === undefined ? `http://127.0.0.1:${config.port}` : undefined;
  const nginx = nginxConfiguration(files, www, backend);
  writeFileSync(path.join(directory, "nginx.conf"), nginx.http);
  writeFileSync(path.join(directory, "nginx-site.conf"), nginx.server);
  writeFileSync(path.join(directory, "Caddyfile"), caddyConfiguration(files, www, backend));

  if (site.countsVisits) {
    const sql = countedPathsSql(countedPaths(files, site.countsVisits));
    writeFileSync(path.join(directory, "counted-paths.sql"), sql);
  }

  for (const [host, setUp] of Object.entries(STATIC_HOSTS)) {
    writeLayout(path.join(directory, host), files);
    for (const [name, text] of Object.entries(setUp(files))) {
      const file = path.join(directory, host, name);
      mkdirSync(path.dirname(file), { recursive: true });
      rmSync(file, { force: true }); // a hard link: the build's own file stays as it is
      writeFileSync(file, text);
    }
  }
}

main(path.resolve(import.meta.dirname, "..")).catch(failStart);
