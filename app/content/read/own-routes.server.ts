import { agencyFolder } from "./agency-folder.server.ts";
import { listFolder, Problems, readRawYaml } from "./read-files.server.ts";

/** What routing needs to know of the agency's files. */
export type OwnRoutes = {
  /** Ids of the services with a layout of their own. */
  showcases: string[];
  /** Whether there are other services, and projects: a route that the build has no page for would stop it. */
  hasServices: boolean;
  hasProjects: boolean;
  /** Names of the legal texts. */
  legal: string[];
  /** Names of the agency's own pages. */
  texts: string[];
};

/** The routes that depend on the agency's files. Only these are read: a mistake elsewhere is told by the check. */
export function ownRoutes(): OwnRoutes {
  const root = agencyFolder();
  const services = listFolder(root, "services", ".yaml");
  const showcases = services.filter((id) => layoutOf(root, id) === "showcase");
  return {
    showcases,
    hasServices: showcases.length < services.length,
    hasProjects: listFolder(root, "projects", ".yaml").length > 0,
    legal: listFolder(root, "legal", ".md"),
    texts: listFolder(root, "pages", ".md"),
  };
}

function layoutOf(root: string, id: string): unknown {
  const service = readRawYaml(root, `services/${id}.yaml`, new Problems(root));
  return service !== null && typeof service === "object" && "layout" in service ? service.layout : undefined;
}
