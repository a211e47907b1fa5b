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

function encodeAt(source: Buffer, width: number, quality: number): Promise<Buffer> {
  return sharp(source)
    .resize({ width, kernel: "lanczos3" })
    .avif({ quality, effort: 3, chromaSubsampling: quality > 50 ? "4:4:4" : "4:2:0" })
    .toBuffer();
}

/**
 * Encodes a picture as AVIF in every width, at the best quality whose largest file is within the budget.
 * @param source the drawn PNG, at least as wide as the largest width
 * @param format widths and budget
 * @throws RangeError when even the lowest quality is too heavy
 */
export async function encode(source: Buffer, format: Format): Promise<Encoded[]> {
  const largest = Math.max(...format.widths);
  for (const quality of QUALITIES) {
    const bytes = await encodeAt(source, largest, quality);
    if (bytes.length > format.budget) continue;
    const smaller = format.widths.filter((width) => width !== largest);
    const rest = await Promise.all(
      smaller.map(async (width) => ({ width, bytes: await encodeAt(source, width, quality) })),
    );
    return [...rest, { width: largest, bytes }];
  }
  throw new RangeError(`too heavy: more than ${format.budget} bytes at quality ${QUALITIES.at(-1)}`);
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
