import { z } from "zod";
import type { Content } from "../schema/content.server.ts";
import { keepUnits } from "../typography/typography.server.ts";
import type { Prepared } from "./prepare.server.ts";

const entrySchema = z.strictObject({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Widths of the files in px, ascending. The last is the file at the address itself. */
  widths: z.array(z.number().int().positive()).min(1),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** `pictures.json`, for pictures with finished smaller versions: address → size and colour. */
export const manifestSchema = z.record(z.string(), entrySchema);
export type Manifest = z.infer<typeof manifestSchema>;

export function withPrepared(manifest: Manifest, prepared: Prepared): Manifest {
  const usable = Object.entries(prepared).flatMap(([address, found]) => {
    if ("problem" in found) return [];
    const { width, height, widths, color } = found;
    return [[address, { width, height, widths, color }] as const];
  });
  return { ...Object.fromEntries(usable), ...manifest };
}

/** Returns a picture's built address: `/pictures/lamp.jpg` at 640 px → `/pictures/lamp-640.avif`. */
export function builtAddress(address: string, width?: number): string {
  return address.replace(/\.[A-Za-z]+$/, `${width === undefined ? "" : `-${width}`}.avif`);
}

/** The data of the Picture component. */
export type PictureData = {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  /** The picture's average colour (#rrggbb), shown while it loads. */
  color: string;
  alt: string;
  caption?: string;
};

const STOCK_WIDTHS = [640, 1280, 1920];
/** Size and colour for pictures of unknown size. */
const FOREIGN_SHAPE = { width: 1280, height: 960, color: "var(--ground-2)" };

/** Adds size parameters to the address of a stock photo without a query. */
export function stockPhotoUrl(address: string, width: number): string {
  const url = new URL(address);
  if (url.search !== "") return address;
  url.search = new URLSearchParams({ w: String(width), q: "80", auto: "format" }).toString();
  return url.href;
}

/** Returns the data to show a picture. @param address a key of the manifest, or an https address */
export function picture(
  manifest: Manifest,
  stockPhotoHost: string | null,
  address: string,
  words: { alt: string; caption?: string },
): PictureData {
  const entry = manifest[address];
  if (entry) {
    const { width, height, color } = entry;
    const file = (at: number) => builtAddress(address, at === width ? undefined : at);
    const srcSet = entry.widths.map((at) => `${file(at)} ${at}w`).join(", ");
    return { src: file(width), srcSet, width, height, color, ...words };
  }
  const box = { ...FOREIGN_SHAPE, ...words };
  // This happens only in drafts: in other builds, the check reports the missing picture.
  if (address.startsWith("/")) return { src: "/placeholder.svg", ...box };
  const url = URL.parse(address);
  if (url?.hostname !== stockPhotoHost || url?.search !== "") return { src: address, ...box };
  const srcSet = STOCK_WIDTHS.map((at) => `${stockPhotoUrl(address, at)} ${at}w`).join(", ");
  return { src: stockPhotoUrl(address, 1280), srcSet, ...box };
}

/** Returns the data of a picture by its address, with an alternative text and a caption. */
export function pictureAt(content: Content, address: string, alt: string, caption?: string): PictureData {
  const { pictures, site } = content;
  return picture(pictures, site.switches.stockPhotoHost, address, {
    alt,
    ...(caption ? { caption: keepUnits(caption) } : {}),
  });
}
