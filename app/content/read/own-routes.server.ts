import { agencyFolder } from "./agency-folder.server.ts";
import { listFolder } from "./read-files.server.ts";

export type OwnRoutes = {
  /** A route without a page to prerender stops the build. */
  hasServices: boolean;
  hasProjects: boolean;
  /** Names of the legal texts and of the agency's own pages. */
  texts: string[];
};

/** The routes that depend on the agency's files; only file names are read, so that faulty content does not fail here. */
export function ownRoutes(): OwnRoutes {
  const root = agencyFolder();
  return {
    hasServices: listFolder(root, "services", ".yaml").length > 0,
    hasProjects: listFolder(root, "projects", ".yaml").length > 0,
    texts: [...listFolder(root, "legal", ".md"), ...listFolder(root, "pages", ".md")],
  };
}
