import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Addresses ('/pictures/…') of all picture files under `public/pictures`. */
export function listPictureFiles(root: string): string[] {
  const folder = join(root, "public", "pictures");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => `/${relative(join(root, "public"), join(entry.parentPath, entry.name))}`);
}
