import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { averageColour, contentHash, measure, readable } from "./source.server.ts";

/** Widths in px that are made of a photograph, up to its own width. */
const WIDTHS = [480, 640, 960, 1280, 1920];
/** AVIF quality that keeps fine grain on screens of double density. */
const QUALITY = 58;
/** libaom's effort, 0 to 9: 4 takes eight times as long as 2 for a tenth fewer bytes. */
const EFFORT = 2;
/** Part of the cache's keys: change it with the way pictures are made. */
const RECIPE = 2;

/** The files of a photograph, `<width>.avif` in `folder`. */
export type Developed = {
  folder: string;
  width: number;
  height: number;
  /** Ascending; the last is `width`. */
  widths: number[];
  /** Average colour, #rrggbb. */
  color: string;
};

export function widthsOf(width: number): number[] {
  const most = Math.min(width, WIDTHS.at(-1) ?? width);
  // A file nearly as wide as the largest saves nothing.
  return [...WIDTHS.filter((step) => step < most * 0.9), most];
}

const folderOf = (file: string, cache: string) => join(cache, `${contentHash(file)}-${RECIPE}`);

/** The files that were made of a photograph before, if any. */
export function developedBefore(file: string, cache: string): Developed | undefined {
  const folder = folderOf(file, cache);
  const made = join(folder, "picture.json");
  return existsSync(made) ? { ...JSON.parse(readFileSync(made, "utf8")), folder } : undefined;
}

/**
 * Makes the widths of a photograph as AVIF: upright, in sRGB, without metadata (place, owner, camera). Cached by the
 * photograph's content.
 * @param file a JPEG, PNG, WebP or AVIF of any size
 * @param cache folder that may be deleted at any time
 * @throws PictureError when the file is no usable picture
 */
export async function develop(file: string, cache: string): Promise<Developed> {
  const size = await measure(file);
  const before = developedBefore(file, cache);
  if (before) return before;
  const folder = folderOf(file, cache);
  const widths = widthsOf(size.width);
  const width = widths.at(-1) ?? size.width;
  mkdirSync(cache, { recursive: true });
  // Renamed when complete; two files of the same content are made at the same time.
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
