import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { errorCode } from "../server/settings.ts";
import { HASHED } from "./caching.ts";
import { layoutPath, type SiteFiles } from "./site-files.ts";

/** Fills a new folder with the site. The files are hard links where the disk allows, so they cost nothing. */
export function writeLayout(directory: string, files: SiteFiles): void {
  for (const [address, file] of files) {
    const target = path.join(directory, layoutPath(address, file.page !== undefined));
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(file.file, target);
    } catch (error) {
      if (!["EXDEV", "EPERM", "ENOTSUP", "EMLINK"].includes(errorCode(error) ?? "")) throw error;
      copyFileSync(file.file, target);
    }
  }
}

/**
 * Puts compressed forms (.br, .gz) beside the files of a layout.
 * @param earlier a folder with forms made before, by the same names; those of unchanged files are taken over
 */
export async function compressLayout(directory: string, files: SiteFiles, earlier: string): Promise<void> {
  const todo = [...files].filter(([, file]) => file.compressible);
  // A few at a time: thousands of pages do not fit the memory at once.
  const worker = async () => {
    for (let next = todo.pop(); next; next = todo.pop()) {
      const [address, file] = next;
      const name = layoutPath(address, file.page !== undefined);
      const content = readFileSync(file.file);
      const before = path.join(earlier, name);
      const isSame = existsSync(before) && readFileSync(before).equals(content);
      for (const [extension, compress] of FORMS) {
        const form =
          isSame && existsSync(before + extension)
            ? readFileSync(before + extension)
            : await compress(content, address.startsWith(HASHED));
        writeFileSync(path.join(directory, name) + extension, form);
      }
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
}

const FORMS = [
  [
    ".br",
    // The best quality takes ten times as long for two hundredths: worth it for what every page loads. Of pages
    // there may be thousands; for them 9 instead of 6 takes two and a half times as long for half a hundredth.
    (content: Buffer, isAsset: boolean) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isAsset ? 11 : 6,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  [".gz", (content: Buffer) => promisify(gzip)(content, { level: 9 })],
] as const;
