import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { averageColour, contentHash, measure } from "./source.server.ts";

/** Widths in px that are made of a photograph, as far as it is wide enough; phones to large screens. */
const WIDTHS = [480, 640, 960, 1280, 1920];
/** Quality of AVIF at which the grain of cloth and skin holds at twice the density of a screen. */
const QUALITY = 58;
/** libaom's effort, 0 to 9: 4 takes eight times the work of 2 for a tenth fewer bytes, ten minutes for forty pictures. */
const EFFORT = 2;
/** Changes when pictures are made otherwise, so that none of the old way is used again. */
const RECIPE = 2;

/** What was made of one photograph. Files are `<width>.avif` in `folder`. */
export type Developed = {
  folder: string;
  width: number;
  height: number;
  /** Ascending; the last is `width`. */
  widths: number[];
  /** Average colour, #rrggbb. */
  color: string;
};

/** The widths to make of a photograph of this width: the standard ones below it, and its own up to the largest. */
export function widthsOf(width: number): number[] {
  const most = Math.min(width, WIDTHS.at(-1) ?? width);
  // A step that is nearly the whole picture would be one more file for no fewer bytes.
  return [...WIDTHS.filter((step) => step < most * 0.9), most];
}

function known(folder: string): Developed | undefined {
  const file = join(folder, "picture.json");
  return existsSync(file) ? { ...JSON.parse(readFileSync(file, "utf8")), folder } : undefined;
}

/** What has been made of a photograph before, or undefined. */
export function developedBefore(file: string, cache: string): Developed | undefined {
  return known(join(cache, `${contentHash(file)}-${RECIPE}`));
}

/**
 * Makes the widths of a photograph as AVIF: turned upright, in sRGB, without what the camera wrote into it
 * (place, owner, model). What was made once stands in the cache under the photograph's content.
 * @param file a JPEG, PNG, WebP or AVIF of any size
 * @param cache folder that may be deleted at any time
 * @throws PictureError when the file is no usable picture
 */
export async function develop(file: string, cache: string): Promise<Developed> {
  const folder = join(cache, `${contentHash(file)}-${RECIPE}`);
  const before = known(folder);
  if (before) return before;
  const size = await measure(file);
  const widths = widthsOf(size.width);
  const width = widths.at(-1) ?? size.width;
  // Made beside its place and renamed when complete: a build that is stopped leaves nothing half.
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const step of widths)
    await sharp(file)
      .autoOrient()
      .resize({ width: step })
      .toColourspace("srgb")
      .avif({ quality: QUALITY, effort: EFFORT })
      .toFile(join(unfinished, `${step}.avif`));
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
}
