import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { SiteSettings } from "../../server/public.ts";

/** The pages that messages may name by title, and the labels of a brief's answers. */
export type AgencyPages = {
  url: string;
  /** Addresses by title. */
  services: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
  labels: ReadonlySet<string>;
  /** Labels of the step that chooses services; its answer lists titles. */
  servicesLabels: ReadonlySet<string>;
};

type Named = { id?: unknown; title?: unknown; slug?: unknown };

/**
 * Reads titles and labels of the agency's folder and its translations. The build checks the files; a file that cannot be
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
  const labels = new Set<string>();
  const servicesLabels = new Set<string>();
  for (const folder of folders) {
    for (const { id, title } of yamlFiles(path.join(folder, "services"))) {
      if (typeof id === "string" && typeof title === "string") services.set(title, `/services/${id}`);
    }
    for (const { id, slug, title } of yamlFiles(path.join(folder, "projects"))) {
      const name = slug ?? id;
      if (typeof name === "string" && typeof title === "string") projects.set(title, `/portfolio/${name}`);
    }
    const { brief } = (yaml(path.join(folder, "pages/contact.yaml")) ?? {}) as {
      brief?: { services?: unknown };
    };
    for (const label of labelsIn(brief)) labels.add(label);
    for (const label of labelsIn(brief?.services)) servicesLabels.add(label);
  }
  return { url, services, projects, labels, servicesLabels };
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

/** Returns every `label`, at any depth. */
function labelsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "label" && typeof inner === "string" ? [inner] : labelsIn(inner),
  );
}
