import { agencyFolder } from "../../../server/folders.ts";
import { listFolder } from "../files/read-files.server.ts";

/** The routes that depend on the agency's files; only file names are read, so that faulty content does not fail here. */
export function ownRoutes() {
  const root = agencyFolder();
  return {
    // A route without a page to prerender stops the build.
    hasServices: listFolder(root, "services", ".yaml").length > 0,
    hasProjects: listFolder(root, "projects", ".yaml").length > 0,
    /** Names of the legal texts and of the agency's own pages. */
    texts: [...listFolder(root, "legal", ".md"), ...listFolder(root, "pages", ".md")],
  };
}
