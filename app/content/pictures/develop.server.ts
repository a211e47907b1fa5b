import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { averageColour, contentHash, measure, readable } from "./source.server.ts";

/** Widths in px to make of a photograph, up to its own width. */
const WIDTHS = [480, 640, 960, 1280, 1920];
/** AVIF quality that keeps fine grain on high-density screens. */
const QUALITY = 58;
/** libaom's effort, 0 to 9. Effort 4 takes eight times as long as 2 and saves a tenth of the bytes. */
const EFFORT = 2;
/** Part of the cache keys. Increase it when the code that makes pictures changes. */
const RECIPE = 2;

/** The files made of a photograph: `<width>.avif` in `folder`. */
export type Developed = {
  folder: string;
  width: number;
  height: number;
  /** Widths of the files in px, ascending; the last is `width`. */
  widths: number[];
  /** Average colour, #rrggbb. */
  color: string;
};

export function widthsOf(width: number): number[] {
  const most = Math.min(width, WIDTHS.at(-1) ?? width);
  // Leave out a file nearly as wide as the largest: it would save almost nothing.
  return [...WIDTHS.filter((step) => step < most * 0.9), most];
}

const folderOf = (file: string, cache: string) => join(cache, `${contentHash(file)}-${RECIPE}`);

/** Returns a photograph's cached files; undefined if there are none. */
export function developedBefore(file: string, cache: string): Developed | undefined {
  const folder = folderOf(file, cache);
  const made = join(folder, "picture.json");
  return existsSync(made) ? { ...JSON.parse(readFileSync(made, "utf8")), folder } : undefined;
}

/**
 * Makes AVIF files of a photograph in several widths: upright, in sRGB, without metadata (location, owner, camera). The
 * cache key is the photograph's content.
 * @param file a JPEG, PNG, WebP or AVIF
 * @param cache a folder that may be deleted at any time
 * @throws PictureError if the file is not a usable picture
 */
export async function develop(file: string, cache: string): Promise<Developed> {
  const size = await measure(file);
  const before = developedBefore(file, cache);
  if (before) return before;
  const folder = folderOf(file, cache);
  const widths = widthsOf(size.width);
  const width = widths.at(-1) ?? size.width;
  mkdirSync(cache, { recursive: true });
  // Write to a unique folder and rename: files with the same content may be made at the same time.
  const unfinished = mkdtempSync(`${folder}.`);
  try {
    for (const step of widths)
      await readable(
        sharp(file)
          .autoOrient()
          .resize({ width: step })
          .toColourspace("srgb")
          .avif({ quality: QUALITY, effort: EFFORT })
          .toFile(join(unfinished, `${step}.avif`)),
      );
    const made = {
      width,
      height: Math.round((width * size.height) / size.width),
      widths,
      color: await averageColour(join(unfinished, `${widths[0]}.avif`)),
    };
    writeFileSync(join(unfinished, "picture.json"), JSON.stringify(made));
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return { ...made, folder };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
