import { markShapes } from "../../content/brand/mark.server.ts";
import { LINE, lineOutline, lineWidth } from "../../content/headlines/display-font.server.ts";
import { fitHeadline } from "../../content/headlines/fit-lines.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import { escapeHtml } from "../../lib/escape-html.ts";
import type { Card } from "./card.server.ts";
import type { CardAccent } from "./card-theme.server.ts";

/** Card size in px. */
export const CARD = { width: 1200, height: 630 };

/** Distance in px between text and the card's edge. */
const MARGIN = 56;
/** Height in px of the label and the name, and their distance to the headline. */
const LABEL = 34;
const AIR = 36;
/** Width in px of the patterned band between text and pictures. */
const BAND = 64;
const CELL = 8;
/** A box is this many times as high as a picture that fits its width. This crops the picture's sides slightly. */
const CROP = 1.06;
/** Minimum height of a picture in px. Wide pictures are cropped at the sides. */
const LOWEST = 336;

/** Preferred letter widths to try for the headline, in percent. */
const NARROWEST = [52, 62, 74, 90];

export type Box = { left: number; top: number; width: number; height: number };

function fieldWidth({ headline, aside }: Card): number {
  if (aside.kind === "pattern") return CARD.width - 240;
  const isLong = typeof headline === "string" ? headline.length > 40 : headline.length > 2;
  return isLong ? 680 : 616;
}

/** Returns the boxes of a card's pictures, in order. Cards from right to left are mirrored. */
export function pictureBoxes(card: Card, dir: "ltr" | "rtl"): Box[] {
  const boxes = boxesOf(card);
  if (dir === "ltr") return boxes;
  return boxes.map((box) => ({ ...box, left: CARD.width - box.left - box.width }));
}

function boxesOf(card: Card): Box[] {
  const left = fieldWidth(card) + BAND;
  const width = CARD.width - left;
  if (card.aside.kind === "picture") {
    const { picture } = card.aside;
    const whole = Math.round((width * picture.height * CROP) / picture.width / CELL) * CELL;
    const height = Math.max(whole, LOWEST);
    return [{ left, top: 0, width, height: height > CARD.height - BAND ? CARD.height : height }];
  }
  if (card.aside.kind !== "wall") return [];
  const rows = Math.ceil(card.aside.pictures.length / 2);
  const xOf = (column: number) => Math.round((column * width) / 2);
  const yOf = (row: number) => Math.round((row * CARD.height) / rows);
  return card.aside.pictures.map((_, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const [x, top] = [xOf(column), yOf(row)];
    return { left: left + x, top, width: xOf(column + 1) - x, height: yOf(row + 1) - top };
  });
}

/**
 * `x` is the distance to the side of the card at which lines of text start: the right side in right-to-left languages.
 */
type TextPlace = {
  x: number;
  y: number;
  size: number;
  stretch: number;
  dir: "ltr" | "rtl";
  isWritten?: boolean;
};

/** Returns a line of text as an SVG path with its baseline at (x, y). */
function textPath(text: string, { x, y, size, stretch, dir, isWritten }: TextPlace): string {
  const left = dir === "ltr" ? x : CARD.width - x - lineWidth(text, stretch, isWritten) * size;
  const letters = lineOutline(text, stretch, isWritten)
    .filter(({ path }) => path !== "")
    .map(
      ({ path, x: at, scale }) =>
        `<path transform="translate(${round(at * size)}) scale(${round(scale * size)} ${round(-scale * size)})" d="${path}"/>`,
    );
  return `<g transform="translate(${round(left)} ${y})">${letters.join("")}</g>`;
}

const round = (value: number) => Number(value.toPrecision(6));

/** Returns a label or name as an SVG path, with its case unchanged. */
const written = (text: string, x: number, y: number, dir: "ltr" | "rtl") =>
  textPath(text, { x, y, size: 36, stretch: 88, dir, isWritten: true });

function svgPattern(id: string, { field, ink, pattern }: CardAccent, cell: number): string {
  const [width, height] = [pattern.columns * cell, pattern.rows * cell];
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path fill="${field}" d="M0 0h${width}v${height}H0z"/><g transform="scale(${cell})">${pattern.draw(ink)}</g></pattern>`;
}

function rect({ left, top, width, height }: Box, fill: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Returns the headline, as large as the space between label and name allows. */
function headlineAt({ headline }: Card, measure: number, room: number, dir: "ltr" | "rtl"): string {
  const heightOf = (lines: number) => (lines - 1) * LINE.pitch + LINE.capitals + LINE.below;
  const counts = typeof headline === "string" ? [1, 2, 3] : [headline.length];
  const tries = counts.flatMap((count) =>
    NARROWEST.map((narrowest) => {
      const { lines, size } = fitHeadline(headline, (room / heightOf(count) / measure) * 100, narrowest);
      // If no fitted size is low enough, the lines do not fill the width.
      const em = Math.min((size / 100) * measure, room / heightOf(lines.length));
      return { lines, em, area: (em / size) * heightOf(lines.length) * em };
    }),
  );
  const best = tries.reduce((a, b) => (b.area > a.area ? b : a));
  const height = heightOf(best.lines.length) * best.em;
  const first = MARGIN + LABEL + AIR + (room - height) / 2 + LINE.capitals * best.em;
  const drawn = best.lines.map(({ text, stretch, start = 0 }, index) => {
    const y = first + index * LINE.pitch * best.em;
    return textPath(text, {
      x: dir === "ltr" ? MARGIN - (start / 100) * best.em : MARGIN,
      y,
      size: best.em,
      stretch,
      dir,
    });
  });
  return drawn.join("");
}

function signature(content: Content, ink: string): string {
  const { mark, site } = content;
  const scale = LABEL / mark.height;
  const foot = CARD.height - MARGIN;
  const sharp = mark.crisp ? ' shape-rendering="crispEdges"' : "";
  const width = mark.width * scale;
  const name = written(site.name, MARGIN + width + 20, foot - 4, site.dir);
  const left = site.dir === "ltr" ? MARGIN : CARD.width - MARGIN - width;
  return `<g fill="${ink}" color="${ink}"><g${sharp} transform="translate(${left} ${foot - LABEL}) scale(${scale})">${markShapes(mark)}</g>${name}</g>`;
}

/** Returns a card as SVG, without its pictures. @param accents the agency's accents by name */
export function cardSvg(content: Content, card: Card, accents: ReadonlyMap<string, CardAccent>): string {
  const accent = accents.get(card.accent) ?? accents.get("neutral");
  if (!accent) throw new Error(`theme.css defines neither the accent '${card.accent}' nor 'neutral'`);
  const { dir } = content.site;
  const field = fieldWidth(card);
  const room = CARD.height - 2 * (MARGIN + LABEL + AIR);
  const patterns =
    card.aside.kind === "patterns" ? card.aside.accents.flatMap((name) => accents.get(name) ?? []) : [];
  const left = field + BAND;
  const strip = (CARD.width - left) / patterns.length;
  const height = CARD.height;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${height}"><title>${escapeHtml(card.alt)}</title>`,
    `<defs>${svgPattern("band", accent, CELL)}${patterns.map((pattern, at) => svgPattern(`pattern-${at}`, pattern, 4)).join("")}</defs>`,
    dir === "rtl" ? `<g transform="translate(${CARD.width}) scale(-1 1)">` : "<g>",
    rect({ left: 0, top: 0, width: field, height }, accent.field),
    `<g transform="translate(${field})">${rect({ left: 0, top: 0, width: CARD.width - field, height }, "url(#band)")}</g>`,
    ...patterns.map((_, at) => {
      const x = Math.round(at * strip);
      const width = Math.round((at + 1) * strip) - x;
      return rect({ left: left + x, top: 0, width, height }, `url(#pattern-${at})`);
    }),
    "</g>",
    `<g fill="${accent.onField}">${card.label && written(card.label, MARGIN, MARGIN + LABEL - 4, dir)}`,
    `${headlineAt(card, field - 2 * MARGIN, room, dir)}</g>${signature(content, accent.onField)}</svg>`,
  ];
  return parts.join("");
}
