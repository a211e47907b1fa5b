import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { getContent } from "../app/content/content.server.ts";
import { builtLanguage } from "../app/content/language/language.server.ts";
import { servedFiles } from "../app/content/pictures/files.server.ts";
import { preparePictures } from "../app/content/pictures/prepare.server.ts";
import { notFoundFacts, siteFacts } from "../app/content/site/site-facts.server.ts";
import { PLAIN_FILES } from "../app/seo/plain-files.server.ts";
import type { Words } from "../app/words/words.ts";
import { contentType } from "../hosting/content-type.ts";
import { agencyFolder } from "../server/folders.ts";
import { readSiteSettings } from "../server/site-settings.ts";

/** Modules with the agency's facts (`import { site } from "virtual:site"`), by Vite's ids. */
const FACTS: Record<string, () => string> = {
  "\0virtual:site": () => `export const site = ${JSON.stringify(siteFacts(getContent()))}`,
  "\0virtual:notFound": () => `export const notFound = ${JSON.stringify(notFoundFacts(getContent()))}`,
};
/** Folder of the interface's texts. The build replaces those that the agency's `words.yaml` changes. */
const WORDS = resolve("app/words/en");
/** Replaces `agency/ornaments` if the agency has none. */
const NO_ORNAMENTS = resolve("app/no-ornaments.ts");
/** Replaces `agency/ornaments/icons` if the agency has no icons. */
const PLAIN_ICONS = resolve("app/ui/plain-icon.tsx");
/** Replaces optional fonts that the agency does not have. */
const NO_FONT = resolve("app/no-font.ts");
/** Shapes of edges that a theme.css may import: `@import "edges/wave.css"`. */
const EDGES = resolve("app/edges");

/**
 * Adds the agency's folder to the build: its facts as modules (`virtual:site`), its `words.yaml` in the interface's texts,
 * its stylesheets, fonts and ornaments as `agency/…`, its pictures and films as `/pictures/…` and `/films/…`. In
 * development, icons and similar files are made on request, and the page reloads when a file of the folder changes.
 */
export function agencyFiles(): Plugin {
  const agency = resolve(agencyFolder());
  const language = builtLanguage();
  const ornaments = join(agency, "ornaments/index.ts");
  const icons = join(agency, "ornaments/icons/icon.tsx");
  const { hasLayout } = readSiteSettings(agency);
  /** Aliases for the original language's optional fonts. */
  const optional = ["languages", "local"].map((name) => {
    const font = join(agency, `fonts/${name}.woff2`);
    const isThere = language === undefined && existsSync(font);
    return {
      find: new RegExp(`^agency/fonts/${name}\\.woff2\\?url$`),
      replacement: isThere ? `${font}?url` : NO_FONT,
    };
  });
  let served = new Map<string, string>();
  let output: string | undefined;
  const prepare = async () => {
    await preparePictures(agencyFolder());
    served = servedFiles(agencyFolder());
  };
  /** Returns aliases for files that the built language has in its own folder, such as bn/theme.css. */
  const ofLanguage = (...files: string[]) =>
    files.flatMap((file) => {
      const translated = join(agency, language ?? "", file);
      if (language === undefined || !existsSync(translated)) return [];
      return [{ find: new RegExp(`^agency/${file.replaceAll(".", "\\.")}`), replacement: translated }];
    });
  return {
    name: "agency-files",
    config: () => ({
      resolve: {
        alias: [
          { find: /^agency\/ornaments$/, replacement: existsSync(ornaments) ? ornaments : NO_ORNAMENTS },
          { find: /^agency\/ornaments\/icons$/, replacement: existsSync(icons) ? icons : PLAIN_ICONS },
          ...optional,
          { find: /^edges\//, replacement: `${EDGES}/` },
          { find: /^layout\.css$/, replacement: resolve(hasLayout ? "app/layout.css" : "app/no-layout.css") },
          ...ofLanguage("theme.css", "fonts/display.woff2", "fonts/text.woff2"),
          { find: /^agency\//, replacement: `${agency}/` },
        ],
      },
    }),
    resolveId: (id) => (FACTS[`\0${id}`] ? `\0${id}` : undefined),
    load(id) {
      if (dirname(id) !== WORDS) return FACTS[id]?.();
      const name = basename(id, ".ts") as keyof Words;
      return `export const ${name} = ${JSON.stringify(getContent().words[name])};`;
    },
    buildStart: prepare,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = decodeURI(request.url?.replace(/[?#].*$/, "") ?? "");
        const file = served.get(address);
        const content = file ? readFileSync(file) : await PLAIN_FILES.get(address)?.(getContent());
        if (content === undefined) return next();
        response.setHeader("content-type", contentType(file ?? address).type);
        response.end(content);
      });
      server.watcher.add(agency);
      server.watcher.on("all", async (_event, file) => {
        if (!file.startsWith(agency)) return;
        await prepare();
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const id of Object.keys(FACTS)) {
            const module = moduleGraph.getModuleById(id);
            if (module) moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: "full-reload" });
      });
    },
    writeBundle(options) {
      if (this.environment.name === "client" && language === undefined) output = options.dir;
    },
    closeBundle() {
      if (output === undefined || this.environment.name !== "client") return;
      for (const [address, file] of served) {
        mkdirSync(dirname(join(output, address)), { recursive: true });
        copyFileSync(file, join(output, address));
      }
    },
  };
}
