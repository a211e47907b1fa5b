import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import sharp from "sharp";

const PICTURE_ENDINGS = [".avif", ".jpg", ".jpeg", ".png", ".webp"];
/** sharp's names for the formats of these extensions. */
const FORMATS = ["heif", "jpeg", "png", "webp"];
/** Number of bytes to search for the mark of an animated PNG or AVIF, of which sharp reads only the first frame. */
const HEAD_BYTES = 65_536;
/** Maximum file size. Larger files are usually mistakes, such as print originals. */
const MOST_BYTES = 60_000_000;
const MOST_PIXELS = 100_000_000;

/** A problem with a picture file. The message is for the person who added the file. */
export class PictureError extends Error {}

/** Returns the file of an address such as `/pictures/tea-room/cover.jpg` in the agency's folder. */
export function agencyFile(agency: string, address: string): string {
  return join(agency, ...address.split("/"));
}

/**
 * Returns the widths of a picture's smaller files beside it, ascending: `cover-640.avif` beside `cover.avif` is 640.
 */
export function seriesWidths(file: string): number[] {
  if (extname(file) !== ".avif" || !existsSync(dirname(file))) return [];
  const start = `${basename(file, ".avif")}-`;
  return readdirSync(dirname(file))
    .filter((other) => other.startsWith(start) && /^\d+\.avif$/.test(other.slice(start.length)))
    .map((other) => Number.parseInt(other.slice(start.length), 10))
    .sort((a, b) => a - b);
}

/** Returns a picture's size in px when upright. @throws PictureError if the file is missing or not usable */
export async function measure(file: string): Promise<{ width: number; height: number }> {
  if (!existsSync(file)) throw new PictureError("the file is missing: put it there, or correct its name");
  const ending = extname(file).toLowerCase();
  if (ending === ".svg")
    throw new PictureError("SVG is for the agency's mark only: export the picture as PNG, JPEG or AVIF");
  if (!PICTURE_ENDINGS.includes(ending))
    throw new PictureError(
      `'${ending}' is not a kind of picture that can be shown: use JPEG, PNG, WebP or AVIF`,
    );
  const stats = statSync(file);
  const { size } = stats;
  if (!stats.isFile()) throw new PictureError("is a folder: put the picture there");
  if (size > MOST_BYTES)
    throw new PictureError(
      `weighs ${Math.round(size / 1e6)} MB: export it at about 2,400 px wide (at most ${MOST_BYTES / 1e6} MB)`,
    );
  const {
    format,
    width = 0,
    height = 0,
    orientation = 1,
    pages = 1,
  } = await readable(sharp(file).metadata());
  if (!FORMATS.includes(format ?? ""))
    throw new PictureError(`is not what its name says, but ${format}: export it as JPEG, PNG, WebP or AVIF`);
  if ((format !== "heif" && pages > 1) || isAnimated(firstBytes(file)))
    throw new PictureError("is an animation, and would be shown as a still: export one picture of it");
  if (width * height > MOST_PIXELS)
    throw new PictureError(`has ${width} × ${height} px: export it at about 2,400 px wide`);
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, "r");
  readSync(opened, bytes);
  closeSync(opened);
  return bytes.toString("latin1");
}

/** Checks a file's first bytes for an animated PNG (acTL before its pixels) or AVIF (brand avis). */
function isAnimated(head: string): boolean {
  const [beforePixels = ""] = head.startsWith("\x89PNG") ? head.split("IDAT", 1) : [];
  return beforePixels.includes("acTL") || head.slice(8, 12) === "avis";
}

/** Returns the average colour as #rrggbb, shown while the picture loads. */
export async function averageColour(file: string): Promise<string> {
  const { dominant: _, channels } = await readable(sharp(file).removeAlpha().toColourspace("srgb").stats());
  const parts = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${parts.length === 3 ? parts.join("") : (parts[0] ?? "80").repeat(3)}`;
}

export function contentHash(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 20);
}

/** Awaits work of sharp. @throws PictureError if sharp cannot read the file */
export async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    throw new PictureError(
      `cannot be read as a picture (${reason}): export it again as JPEG, PNG, WebP or AVIF`,
    );
  }
}
