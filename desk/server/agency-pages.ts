import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { PATHS } from "../../app/paths.ts";
import type { SiteSettings } from "../../server/public.ts";

/** The site's pages that the desk recognises in messages. */
export type AgencyPages = {
  url: string;
  /** The path of each page by its title. */
  services: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
};

type PageFile = { id?: unknown; title?: unknown; slug?: unknown };

/**
 * Reads the titles of pages from the agency's folder and its translations. `agencyDir` is an absolute path. Skips
 * unreadable files, because the build reports them.
 */
export function readAgencyPages(
  agencyDir: string,
  { url, translations }: Pick<SiteSettings, "url" | "translations">,
): AgencyPages {
  const folders = [agencyDir, ...translations.map((name) => path.join(agencyDir, name))];
  const services = new Map<string, string>();
  const projects = new Map<string, string>();
  for (const folder of folders) {
    for (const { id, title } of yamlFiles(path.join(folder, "services"))) {
      if (typeof id === "string" && typeof title === "string") services.set(title, `${PATHS.services}/${id}`);
    }
    for (const { id, slug, title } of yamlFiles(path.join(folder, "projects"))) {
      const lastPart = slug ?? id;
      if (typeof lastPart === "string" && typeof title === "string")
        projects.set(title, `${PATHS.portfolio}/${lastPart}`);
    }
  }
  return { url, services, projects };
}

function yaml(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function yamlFiles(folder: string): PageFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => {
      const id = name.replace(/\.yaml$/, "");
      const data = yaml(path.join(folder, name)) as PageFile | undefined;
      return data ? [{ id, ...data }] : [];
    });
}
