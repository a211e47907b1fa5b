import { agencyFolder } from "./agency-folder.server.ts";
import { listFolder } from "./read-files.server.ts";

/** What routing needs to know of the agency's files. */
export type OwnRoutes = {
  /** Whether there are services, and projects: a route that the build has no page for would stop it. */
  hasServices: boolean;
  hasProjects: boolean;
  /** Names of the legal texts and of the agency's own pages. */
  texts: string[];
};

/** The routes that depend on the agency's files. Only these are read: a mistake elsewhere is told by the check. */
export function ownRoutes(): OwnRoutes {
  const root = agencyFolder();
  return {
    hasServices: listFolder(root, "services", ".yaml").length > 0,
    hasProjects: listFolder(root, "projects", ".yaml").length > 0,
    texts: [...listFolder(root, "legal", ".md"), ...listFolder(root, "pages", ".md")],
  };
}
