import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
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

/** Files compressed at a time: Node has as many threads for it, and no more need be in memory. */
const AT_ONCE = 4;

/**
 * Puts compressed forms (.br, .gz) beside the files of a layout.
 * @param earlier a folder with forms made before, by the same names; those of unchanged files are taken over
 */
export async function compressLayout(directory: string, files: SiteFiles, earlier: string): Promise<void> {
  const waiting = files.entries();
  const work = async () => {
    for (const [address, file] of waiting) {
      if (!file.compressible) continue;
      const name = layoutPath(address, file.page !== undefined);
      const content = readFileSync(file.file);
      const before = path.join(earlier, name);
      const isSame = existsSync(before) && readFileSync(before).equals(content);
      for (const [extension, compress] of FORMS) {
        const form =
          isSame && existsSync(before + extension)
            ? readFileSync(before + extension)
            : await compress(content, SHARED.test(address));
        writeFileSync(path.join(directory, name) + extension, form);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What many pages load. */
const SHARED = /\.(?:js|css)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify<Buffer, object, Buffer>(gzip);

const FORMS = [
  [
    ".br",
    // The best quality takes ten times as long for two hundredths: worth it for what many pages load. Of pages
    // there may be thousands; for them 9 instead of 6 takes two and a half times as long for half a hundredth.
    (content: Buffer, isShared: boolean) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isShared ? 11 : 6,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  [".gz", (content: Buffer) => gzipped(content, { level: 9 })],
] as const;
