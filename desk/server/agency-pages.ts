import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { SiteSettings } from "../../server/public.ts";

/** The pages that messages may name. */
export type AgencyPages = {
  url: string;
  /** Addresses by title. */
  services: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
};

type Named = { id?: unknown; title?: unknown; slug?: unknown };

/**
 * Reads the titles in the agency's folder and its translations. The build checks the files; a file that cannot be
 * read is left out here, because messages are shown without it too.
 * @param agencyDir absolute path
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
      if (typeof id === "string" && typeof title === "string") services.set(title, `/services/${id}`);
    }
    for (const { id, slug, title } of yamlFiles(path.join(folder, "projects"))) {
      const name = slug ?? id;
      if (typeof name === "string" && typeof title === "string") projects.set(title, `/portfolio/${name}`);
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

function yamlFiles(folder: string): Named[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => {
      const id = name.replace(/\.yaml$/, "");
      const found = yaml(path.join(folder, name)) as Named | undefined;
      return found ? [{ id, ...found }] : [];
    });
}
