import { agencyFolder } from "../../../server/folders.ts";
import { listFolder } from "../files/read-files.server.ts";
import { TYPES, type TypeName } from "../types/index.server.ts";

/**
 * Returns the names of a type's files. Routes depend on them, because a route without a page to prerender stops the
 * build. Reads no file, so that faulty content does not fail here.
 */
export function filesOf(type: TypeName): string[] {
  const { folder, ending } = TYPES[type];
  return listFolder(agencyFolder(), folder, ending);
}
