import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { listOf } from "../../content/addresses/paging.server.ts";
import { seriesWidths } from "../../content/pictures/source.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import type { ShownPicture } from "../../content/types/page-type.server.ts";
import { builtPages, languageFolder } from "../built-page.server.ts";
import { cardOf } from "./card.server.ts";
import { type Box, cardSvg, pictureBoxes } from "./card-svg.server.ts";
import { cardAccents } from "./card-theme.server.ts";

const CACHE = ".cache/cards";
/** Version of the drawing code, which is part of the cache keys. Increase it when the drawing changes. */
const RECIPE = 2;
/** Maximum file size, because social networks do not load larger files. */
const MOST_BYTES = 120_000;
const QUALITIES = [88, 82, 74, 66, 56, 44, 30];

export type DrawnCard = { address: string; version: string; bytes: number; alt: string };

/** Returns a picture's smallest file that fills a box. Drawing with the largest file takes four times as long. */
function fileFor({ src, width, height }: ShownPicture, client: string, box: Box): string {
  const needed = Math.max(box.width, Math.ceil((box.height * width) / height));
  const file = join(client, src);
  const step = seriesWidths(file).find((each) => each >= needed);
  return step === undefined ? file : file.replace(/\.avif$/, `-${step}.avif`);
}

async function drawCard(alt: string, svg: string, boxes: Box[], files: string[]): Promise<Buffer> {
  const pictures = await Promise.all(
    boxes.map(async ({ left, top, width, height }, index) => {
      const picture = sharp(files[index])
        .resize({ width, height, position: sharp.strategy.attention })
        .toColourspace("srgb")
        .flatten();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      return { input: data, raw: info, left, top };
    }),
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .composite(pictures)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info })
      .flatten()
      .jpeg({ quality, chromaSubsampling: "4:4:4", progressive: true, optimiseCoding: true })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`The card of '${alt}' cannot be made smaller than ${MOST_BYTES} bytes`);
}

/**
 * Draws the cards of all pages into the built site, with a cache keyed by the hash of a card's content.
 * @param client the folder of the built site
 * @returns the cards by page path, and the number of cards drawn
 */
export async function drawCards(content: Content, client: string, pages = builtPages(content, client)) {
  const accents = cardAccents();
  // Further pages of a list have the social card of the first page.
  const drawable = pages.filter(({ path }) => listOf(path) === undefined);
  const waiting = [...new Map(drawable.map((page) => [page.path, page])).values()];
  const cards = new Map<string, DrawnCard>();
  let drawn = 0;
  mkdirSync(CACHE, { recursive: true });
  const worker = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const card = cardOf(content, page);
      const svg = cardSvg(content, card, accents);
      const boxes = pictureBoxes(card, content.site.dir);
      const { aside } = card;
      const shown = aside.kind === "picture" ? [aside.picture] : aside.kind === "wall" ? aside.pictures : [];
      const files = shown.flatMap((picture, at) => (boxes[at] ? fileFor(picture, client, boxes[at]) : []));
      const hash = createHash("sha256").update(`${RECIPE}\0${svg}\0${JSON.stringify(boxes)}`);
      for (const file of files) hash.update(readFileSync(file));
      const key = hash.digest("hex").slice(0, 20);
      const kept = join(CACHE, `${key}.jpg`);
      if (!existsSync(kept)) {
        // Write to a temporary name and rename, so that an interrupted build leaves no incomplete card.
        writeFileSync(`${kept}.${process.pid}`, await drawCard(card.alt, svg, boxes, files));
        renameSync(`${kept}.${process.pid}`, kept);
        drawn += 1;
      }
      const bytes = readFileSync(kept);
      const address = `/cards${page.path === "/" ? "/index" : page.path}.jpg`;
      const file = join(languageFolder(content, client), address);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      cards.set(page.path, { address, version: key.slice(0, 8), bytes: bytes.length, alt: card.alt });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { cards, drawn };
}
