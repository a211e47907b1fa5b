import { cpSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtLanguage, prefixOf } from "./content/read/language.server.ts";
import { deferScripts, starterScript } from "./layout/starter/defer-scripts.server.ts";
import { finishSite } from "./seo/finish-site.server.ts";

/**
 * The last step of a build. All steps, in order:
 * 1. The content is checked (content/check).
 * 2. Pictures are scaled and encoded (content/pictures, by scripts/agency-files.ts).
 * 3. Vite bundles scripts and style sheets; React Router renders each page from its loader, in which headlines are
 *    fitted to their width (content/read/fit-lines.server.ts).
 * 4. Here: scripts are deferred, and what search engines, networks and feed readers look for is added. The pages of
 *    another language are added to those of the original first; steps 2 to 4 run once for each language.
 * 5. Headers and redirects for static hosts are written (hosting/write.ts).
 * @param client the folder of the built site
 */
export async function finishBuild(client: string): Promise<void> {
  const language = builtLanguage();
  if (language !== undefined) addTranslation(join(dirname(client), language), client, language);
  const starter = await starterScript();
  const { cards, drawn, ms } = await finishSite(client, (html) => deferScripts(html, starter));
  console.log(`Cards: ${cards}, of which ${drawn} drawn in ${(ms / 1000).toFixed(1)} s`);
}

/**
 * Adds the pages of a language and their scripts to the built site. Files that both have (React, say) have the same
 * name and are fetched once.
 * @param built the language's own build
 */
function addTranslation(built: string, client: string, language: string): void {
  const pages = prefixOf(language).slice(1);
  rmSync(join(client, pages), { recursive: true, force: true });
  for (const folder of [pages, "assets"])
    cpSync(join(built, "client", folder), join(client, folder), { recursive: true });
  // The router prerenders the data of home as `/bn/_.data` and asks for `/bn.data`.
  renameSync(join(client, pages, "_.data"), join(client, `${pages}.data`));
  rmSync(built, { recursive: true });
}
