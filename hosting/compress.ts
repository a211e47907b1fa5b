import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFiles } from "./site-files.ts";

/** Number of files compressed in parallel. Node compresses four at once by default. */
const AT_ONCE = 4;
/**
 * Files of a single page. Only other files get Brotli's best quality, which saves 2 % more but takes ten times as long.
 */
const OF_ONE_PAGE = /\.(?:html|data|md)$/;

/**
 * Writes the compressed files (.br, .gz) that the server sends, named by content hash. Keeps those of unchanged files
 * and deletes those of removed files.
 * @param directory the folder of `SiteFile.compressed`
 */
export async function compressFiles(directory: string, files: SiteFiles): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const compressed = new Map([...files.values()].map((file) => [file.compressed, file]));
  for (const name of readdirSync(directory))
    if (!compressed.has(path.join(directory, path.parse(name).name))) rmSync(path.join(directory, name));
  const waiting = compressed.values();
  const work = async () => {
    for (const { file, compressed } of waiting)
      if (compressed && !existsSync(`${compressed}.gz`)) await compressFile(file, compressed);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string, compressed: string): Promise<void> {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: OF_ONE_PAGE.test(file) ? 6 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${compressed}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${compressed}.gz`, await promisify<Buffer, object, Buffer>(gzip)(content, { level: 9 }));
}
