import { z } from "zod";

const entrySchema = z.strictObject({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Widths of the files in pixels, ascending; the last is the file at the address itself. */
  widths: z.array(z.number().int().positive()).min(1),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().max(200),
  caption: z.string().max(60).optional(),
});

/** `content/pictures.json`, written by `npm run art`: address of a picture → its measures and words. */
export const manifestSchema = z.record(z.string(), entrySchema);
export type Manifest = z.infer<typeof manifestSchema>;

/** What the Picture component needs to show a picture with its box reserved. */
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

/** Adds the parameters that a stock-photo host takes, when the address has no query (specification, section 5). */
export function stockPhotoUrl(address: string, width: number): string {
  const url = new URL(address);
  if (url.search !== "") return address;
  url.search = new URLSearchParams({ w: String(width), q: "80", auto: "format" }).toString();
  return url.href;
}

/**
 * Everything about a picture that a page needs.
 * @param address a path of ours, which stands in the manifest, or an https address of another host.
 * @param external what the manifest cannot tell of a foreign picture: its words, and its shape (default 4:3).
 */
export function picture(
  manifest: Manifest,
  stockPhotoHost: string | null,
  address: string,
  external: { alt: string; width?: number; height?: number },
): PictureData {
  const entry = manifest[address];
  if (entry) {
    const { width, height, color, alt, caption } = entry;
    const file = (at: number) => (at === width ? address : address.replace(/\.avif$/, `-${at}.avif`));
    const srcSet = entry.widths.map((at) => `${file(at)} ${at}w`).join(", ");
    return { src: address, srcSet, width, height, color, alt, ...(caption ? { caption } : {}) };
  }
  const { alt, width = 1280, height = 960 } = external;
  const box = { width, height, color: "#e1e5de", alt };
  // Only a draft gets here with an address of ours: the check stops any other build.
  if (address.startsWith("/")) return { src: "/placeholder.svg", ...box };
  const isStock =
    stockPhotoHost !== null && URL.canParse(address) && new URL(address).hostname === stockPhotoHost;
  if (!isStock || new URL(address).search !== "") return { src: address, ...box };
  const srcSet = STOCK_WIDTHS.map((at) => `${stockPhotoUrl(address, at)} ${at}w`).join(", ");
  return { src: stockPhotoUrl(address, 1280), srcSet, ...box };
}
