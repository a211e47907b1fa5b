import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { errorCode } from "../server/settings.ts";
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
export function compressLayout(directory: string, files: SiteFiles, earlier: string): void {
  for (const [address, file] of files) {
    if (!file.compressible) continue;
    const name = layoutPath(address, file.page !== undefined);
    const content = readFileSync(file.file);
    const before = path.join(earlier, name);
    const isSame = existsSync(before) && readFileSync(before).equals(content);
    for (const [extension, compress] of FORMS) {
      const form =
        isSame && existsSync(before + extension)
          ? readFileSync(before + extension)
          : compress(content, SHARED.test(address));
      writeFileSync(path.join(directory, name) + extension, form);
    }
  }
}

/** What many pages load. */
const SHARED = /\.(?:js|css)$/;

// One after the other, so that one page at a time is in memory.
const FORMS = [
  [
    ".br",
    // The best quality takes ten times as long for two hundredths: worth it for what many pages load. Of pages
    // there may be thousands; for them 9 instead of 6 takes two and a half times as long for half a hundredth.
    (content: Buffer, isShared: boolean) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isShared ? 11 : 6,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  [".gz", (content: Buffer) => gzipSync(content, { level: 9 })],
] as const;
