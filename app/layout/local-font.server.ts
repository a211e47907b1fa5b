import { readFileSync } from "node:fs";
import { join } from "node:path";

const SHEETS = /<link rel="stylesheet" href="([^"#]+)/g;
const FACE = /@font-face\s*\{[^}]*\}/g;
/** A name in another script (ui/local-name.tsx). */
const LOCAL_NAME = /class="local-script[^>]*>([^<]+)</;
const LOCAL_FAMILY = /--face-local:\s*["']?([^,;}"']+)/;
/** As utilities.css draws such names. */
const LOCAL_WEIGHT = 700;

/** Preloads the font of a name in another script on pages that open with one (`client`: the built site's folder). */
export function preloadLocalFont(html: string, client: string): string {
  const main = html.slice(html.indexOf("<main"));
  const [hero = "", next = ""] = main.split("</section>");
  const letter = LOCAL_NAME.exec(hero + next)?.[1]?.codePointAt(0);
  if (letter === undefined) return html;
  const sheets = [...html.matchAll(SHEETS)].map(([, href = ""]) => readFileSync(join(client, href), "utf8"));
  const font = faceOf(letter, sheets.join(""));
  if (font === undefined) return html;
  const link = `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous"/>`;
  return html.replace("</head>", `${link}</head>`);
}

/** The address of the file that draws a letter in names, as the styles say; undefined when a system's font does. */
function faceOf(letter: number, css: string): string | undefined {
  const family = LOCAL_FAMILY.exec(css)?.[1]?.trim();
  const face = css.match(FACE)?.find((rule) => {
    const value = (name: string) => new RegExp(`${name}:\\s*["']?([^;}"']+)`).exec(rule)?.[1]?.trim() ?? "";
    const [light = 0, bold = light] = value("font-weight").split(" ").map(Number);
    const draws = light <= LOCAL_WEIGHT && LOCAL_WEIGHT <= bold;
    return value("font-family") === family && draws && isInRange(letter, value("unicode-range"));
  });
  return /url\(["']?([^"')]+)/.exec(face ?? "")?.[1];
}

/** Whether a CSS `unicode-range` ("U+980-9FF, U+200C, U+4??") holds a letter; an empty one holds all. */
function isInRange(letter: number, ranges: string): boolean {
  if (ranges === "") return true;
  return ranges.split(",").some((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    const first = Number.parseInt(from.replaceAll("?", "0"), 16);
    return first <= letter && letter <= Number.parseInt(to.replaceAll("?", "F"), 16);
  });
}
