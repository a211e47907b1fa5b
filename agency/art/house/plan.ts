import { createHash } from "node:crypto";
import type { Commission, PictureBrief, ProjectBrief } from "./brief.ts";
import type { Format } from "./encode.ts";

/** One picture to draw. */
export interface Work {
  readonly brief: ProjectBrief;
  readonly picture: PictureBrief;
  readonly category: string;
  /** Folder and name without ending, as `--only` matches it: `web-1/cover`. */
  readonly path: string;
  /** Address on the site. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly format: Format;
}

/** 800 is what a phone of 412 px at 1.75 asks for; the gallery stands at a third of a desktop. */
const FORMATS: Record<string, Format> = {
  hero: { widths: [480, 640, 800, 960, 1280, 1920], budget: 110_000 },
  wide: { widths: [480, 640, 800, 960, 1280, 1920], budget: 110_000 },
  portrait: { widths: [320, 640, 800, 1280], budget: 60_000 },
  cover: { widths: [480, 640, 800, 960, 1280], budget: 90_000 },
  gallery: { widths: [640, 800, 1280], budget: 60_000 },
};

/** A detail stands in a search result, or beside a link. */
export const DETAIL: Format = { widths: [480], budget: 30_000 };

/** The address of a picture's detail. */
export function detailAddress(address: string): string {
  return address.replace(/\.avif$/, "-detail.avif");
}

/** Every address at which a picture's files lie: its own, and its detail's. */
export function addressesOf({ address, picture }: Pick<Work, "address" | "picture">): string[] {
  return picture.detail ? [address, detailAddress(address)] : [address];
}

function formatOf(category: string, picture: PictureBrief, width: number): Format {
  const kind =
    category !== "site"
      ? picture.file === "cover"
        ? "cover"
        : "gallery"
      : width <= 640
        ? "portrait"
        : width >= 1920
          ? "wide"
          : "cover";
  const format = FORMATS[kind];
  if (!format) throw new RangeError(`no format for ${kind}`);
  return format;
}

/** Every picture of the commissions, in their order. */
export function plan(commissions: readonly Commission[]): Work[] {
  return commissions.flatMap(({ brief, category }) =>
    brief.pictures.map((picture): Work => {
      const [width, height] = picture.size ?? [1280, 960];
      const path = `${brief.project}/${picture.file}`;
      const format = formatOf(category, picture, width);
      return { brief, picture, category, path, address: `/pictures/${path}.avif`, width, height, format };
    }),
  );
}

/**
 * What a picture is drawn from, as one short word: it changes when the brief or a source file changes.
 * @param work the picture
 * @param sources fingerprints of the scene and of the client
 */
export function fingerprint(work: Work, sources: readonly string[]): string {
  const { pictures: _, ...client } = work.brief;
  const { shows: __, later: ___, ...drawn } = work.picture;
  const parts = [client, drawn, work.width, work.height, work.format, sources];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
