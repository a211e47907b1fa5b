import { preloadLocalFont } from "./layout/local-font.server.ts";
import { deferScripts, starterScript } from "./layout/starter/defer-scripts.server.ts";
import { finishSite } from "./seo/finish-site.server.ts";

/**
 * The last step of a build. All steps, in order:
 * 1. The content is checked (content/check).
 * 2. Pictures are scaled and encoded (content/pictures, by scripts/agency-files.ts).
 * 3. Vite bundles scripts and style sheets; React Router renders each page from its loader, in which headlines are
 *    fitted to their width (content/read/fit-lines.server.ts).
 * 4. Here: scripts are deferred, fonts of names in other scripts are preloaded, and what search engines, networks and
 *    feed readers look for is added.
 * 5. Headers and redirects for static hosts are written (hosting/write.ts).
 * @param client the folder of the built site
 */
export async function finishBuild(client: string): Promise<void> {
  const starter = await starterScript();
  const { cards, drawn, ms } = await finishSite(client, (html) =>
    preloadLocalFont(deferScripts(html, starter), client),
  );
  console.log(`Cards: ${cards}, of which ${drawn} drawn in ${(ms / 1000).toFixed(1)} s`);
}
