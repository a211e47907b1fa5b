import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

/** Widths to write, largest last, and how heavy the largest may be in bytes. */
export interface Format {
  readonly widths: readonly number[];
  readonly budget: number;
}

/** One encoded size. */
export interface Encoded {
  readonly width: number;
  readonly bytes: Buffer;
}

const QUALITIES = [66, 60, 54, 48, 43, 38, 34, 30];

/** Encodes at a width. Tuned for likeness as SSIM sees it, cloth keeps its grain with an eighth fewer bytes. */
function encodeAt(source: Buffer, width: number, quality: number): Promise<Buffer> {
  return sharp(source)
    .resize({ width, kernel: "lanczos3" })
    .avif({ quality, effort: 6, tune: "ssim", chromaSubsampling: quality > 50 ? "4:4:4" : "4:2:0" })
    .toBuffer();
}

/** What a phone may be asked to wait for at its width (412 px at 1.75), in bytes. */
const PHONE = { width: 800, budget: 28_000 };

/** The best quality from `best` down whose file is within the budget; undefined when even the lowest is too heavy. */
async function encodeWithin(source: Buffer, width: number, budget: number, best: number) {
  for (const quality of QUALITIES.filter((quality) => quality <= best)) {
    const bytes = await encodeAt(source, width, quality);
    if (bytes.length <= budget) return { quality, bytes };
  }
  return undefined;
}

/**
 * Encodes a picture as AVIF in every width, at the best quality whose largest file is within the budget.
 * @param source the drawn PNG, at least as wide as the largest width
 * @param format widths and budget
 * @throws RangeError when even the lowest quality is too heavy
 */
export async function encode(source: Buffer, format: Format): Promise<Encoded[]> {
  const width = Math.max(...format.widths);
  const largest = await encodeWithin(source, width, format.budget, QUALITIES[0] ?? 0);
  if (!largest)
    throw new RangeError(`too heavy: more than ${format.budget} bytes at quality ${QUALITIES.at(-1)}`);
  const smaller = format.widths.filter((other) => other !== width);
  const rest = await Promise.all(
    smaller.map(async (other) => {
      const within =
        other === PHONE.width && (await encodeWithin(source, other, PHONE.budget, largest.quality));
      return {
        width: other,
        bytes: within ? within.bytes : await encodeAt(source, other, largest.quality),
      };
    }),
  );
  return [...rest, { width, bytes: largest.bytes }];
}

/** The average colour of a picture as `#rrggbb`. */
export async function averageColour(source: Buffer): Promise<string> {
  const { data } = await sharp(source)
    .removeAlpha()
    .resize(1, 1, { kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Writes a file and the folders above it. */
export function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
