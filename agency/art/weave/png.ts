import { crc32, deflateSync } from "node:zlib";
import type { Pixels } from "./strands.ts";

function chunk(kind: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * Packs pixels as a PNG. Synchronous, so that a drawing part can use it while it renders.
 * @param pixels three bytes per pixel
 */
export function png({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 4 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** The same as an address to put into `src` or `url()`. */
export function dataUrl(pixels: Pixels): string {
  return `data:image/png;base64,${png(pixels).toString("base64")}`;
}
