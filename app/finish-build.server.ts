import { cpSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { getContent } from "./content/content.server.ts";
import { builtLanguage, prefixOf } from "./content/language/language.server.ts";
import { bootScript, deferScripts } from "./layout/boot/defer-scripts.server.ts";
import { finishSite } from "./seo/finish-site.server.ts";

/**
 * Runs the last step of a build. The build's steps in order:
 * 1. Check the content (content/check).
 * 2. Scale and encode pictures (content/pictures, by scripts/agency-files.ts).
 * 3. Vite bundles scripts and stylesheets; React Router renders each page from its loader, which also fits headlines to
 *    their width (content/headlines/fit-lines.server.ts).
 * 4. This step: defer scripts, and add files and tags for search engines, social networks and feed readers. For another
 *    language, first add its pages to those of the original; steps 2 to 4 run once per language.
 * 5. Write headers and redirects for static hosts (hosting/write.ts).
 * @param client the folder of the built site
 */
export async function finishBuild(client: string): Promise<void> {
  const language = builtLanguage();
  if (language !== undefined) addTranslation(join(dirname(client), language), client, language);
  const boot = await bootScript(getContent());
  const { cards, drawn, ms } = await finishSite(getContent(), client, (html) => deferScripts(html, boot));
  console.log(`Cards: ${cards}, of which ${drawn} drawn in ${(ms / 1000).toFixed(1)} s`);
}

/**
 * Adds a language's pages and scripts to the built site. Files that both builds share, such as React, have the same
 * name and are fetched once.
 * @param built the language's own build
 */
function addTranslation(built: string, client: string, language: string): void {
  const pages = prefixOf(language).slice(1);
  rmSync(join(client, pages), { recursive: true, force: true });
  for (const folder of [pages, "assets"])
    cpSync(join(built, "client", folder), join(client, folder), { recursive: true });
  // The router prerenders home's data as `/bn/_.data` but requests `/bn.data`.
  renameSync(join(client, pages, "_.data"), join(client, `${pages}.data`));
  rmSync(built, { recursive: true });
}
