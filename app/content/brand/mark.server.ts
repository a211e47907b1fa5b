import { escapeHtml } from "../../lib/escape-html.ts";
import { type Problems, readText } from "../files/read-files.server.ts";

/** A shape of the mark, with React's attribute names. */
export type MarkShape = { name: string; attributes: Record<string, string> };

/** The agency's mark as data, rendered without inner HTML. `crisp` turns antialiasing off. */
export type Mark = { width: number; height: number; crisp: boolean; shapes: MarkShape[] };

const SHAPES = ["path", "rect", "circle", "ellipse", "polygon", "polyline", "line"];
const ATTRIBUTES =
  /^(?:d|x|y|width|height|c[xy]|r[xy]?|points|[xy][12]|transform|opacity|fill|fill-rule|stroke|stroke-(?:width|linecap|linejoin))$/;
const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads mark.svg, which may hold only plain shapes. Reports all other elements. */
export function readMark(root: string, problems: Problems): Mark | undefined {
  const source = readText(root, "mark.svg", problems);
  if (source === undefined) return undefined;
  const mark: Mark = { width: 0, height: 0, crisp: false, shapes: [] };
  for (const [, slash, name = "", rest = ""] of source.replace(/<!--[\s\S]*?-->/g, "").matchAll(TAG)) {
    if (slash) continue;
    const found = [...rest.matchAll(ATTRIBUTE)];
    const attributes = new Map(found.map(([, key = "", double, single]) => [key, double ?? single ?? ""]));
    if (name === "svg") {
      const box = /^0 0 ([\d.]+) ([\d.]+)$/.exec(attributes.get("viewBox") ?? "");
      mark.width = Number(box?.[1] ?? 0);
      mark.height = Number(box?.[2] ?? 0);
      mark.crisp = attributes.get("shape-rendering") === "crispEdges";
    } else if (SHAPES.includes(name)) {
      const kept = [...attributes].filter(([key]) => ATTRIBUTES.test(key));
      const named = kept.map(([key, value]) => [camel(key), value]);
      mark.shapes.push({ name, attributes: Object.fromEntries(named) });
    } else if (name !== "title") {
      problems.add("mark.svg", name, `cannot be used in the mark: use only ${SHAPES.join(", ")}`);
    }
  }
  if (!(mark.width > 0 && mark.height > 0))
    problems.add("mark.svg", "viewBox", `must be like "0 0 32 16", beginning with two zeros`);
  if (mark.shapes.length === 0) problems.add("mark.svg", "", `holds no shape: use ${SHAPES.join(", ")}`);
  return mark;
}

const camel = (key: string) => key.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Margin of the mark on an icon, as a share of its longer side. */
const ROOM = 2 / 11;
/** Safe area of a maskable icon: launchers may crop it to a circle of this share of its side. */
const SAFE_DIAMETER = 0.8;

export function markShapes({ shapes }: Mark): string {
  const write = ([key, value]: [string, string]) => ` ${kebab(key)}="${escapeHtml(value)}"`;
  return shapes
    .map(({ name, attributes }) => `<${name}${Object.entries(attributes).map(write).join("")}/>`)
    .join("");
}

/** Returns the site's icon, the mark in a square, as SVG. A `size` in px aligns a crisp mark's cells with pixels. */
export function iconSvg(
  mark: Mark,
  colors: { ground: string; mark: string },
  { isMaskable = false, size }: { isMaskable?: boolean; size?: number } = {},
): string {
  const { width, height } = mark;
  const usual = Math.max(width, height) * (1 + 2 * ROOM);
  const needed = isMaskable ? Math.max(Math.hypot(width, height) / SAFE_DIAMETER, usual) : usual;
  const cell = mark.crisp && size !== undefined ? Math.floor(size / needed) : 0;
  const side = cell > 0 && size !== undefined ? size / cell : needed;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const centred = (length: number) => {
    const free = (side - length) / 2;
    return round(cell > 0 ? Math.floor(free * cell) / cell : free);
  };
  const sharp = mark.crisp ? ' shape-rendering="crispEdges"' : "";
  const measured = size === undefined ? "" : ` width="${size}" height="${size}"`;
  const box = round(side);
  return `<svg xmlns="http://www.w3.org/2000/svg"${measured} viewBox="0 0 ${box} ${box}"${sharp}><path fill="${escapeHtml(colors.ground)}" d="M0 0h${box}v${box}H0z"/><g fill="${escapeHtml(colors.mark)}" color="${escapeHtml(colors.mark)}" transform="translate(${centred(width)} ${centred(height)})">${markShapes(mark)}</g></svg>\n`;
}
