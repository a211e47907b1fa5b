import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { themeSheets } from "../brand/theme.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import { openFont } from "../headlines/measured-face.server.ts";
import type { Content } from "../schema/content.server.ts";
import type { ContentText } from "./walk-content.server.ts";

/** A @font-face of theme.css with its weights and characters. */
type Face = {
  family: string;
  weight: [from: number, to: number];
  covers: (code: number) => boolean;
  copyright: string;
};

const REGULAR = 400;
const BOLD = 700;
/** Fields that pages show in bold. */
const BOLD_FIELD = /(?:accentName\.local|\.sample)$/;
/** Addresses, which pages do not show. */
const UNSEEN = /^(?:\/|https?:|mailto:|tel:)/;

/** Checks whether a code point is in a CSS `unicode-range`; true without a range. */
function inRange(range: string | undefined, code: number): boolean {
  if (range === undefined) return true;
  return range.split(",").some((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    const [least, most] = [from.replaceAll("?", "0"), to.replaceAll("?", "F")];
    return code >= Number.parseInt(least, 16) && code <= Number.parseInt(most, 16);
  });
}

/** Returns the font faces of a theme.css. @param note gets the fault of an unreadable font */
function facesOf(root: string, source: string, note: (fault: string) => void): Face[] {
  return [...source.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = ""]) => {
    const file = /url\(\s*["']?([^"')]+)/.exec(body)?.[1];
    if (file === undefined || !existsSync(join(root, file))) return [];
    const value = (name: string) => new RegExp(`${name}:([^;]+);`).exec(body)?.[1]?.trim();
    let font: ReturnType<typeof openFont>;
    try {
      font = openFont(join(root, file));
    } catch (error) {
      note(error instanceof Error ? error.message : String(error));
      return [];
    }
    const letters = new Set("characterSet" in font ? font.characterSet : []);
    const weights = (value("font-weight") ?? "").split(/\s+/).map(Number.parseFloat).filter(Number.isFinite);
    const [from = REGULAR, to = from] = weights;
    const range = value("unicode-range");
    const covers = (code: number) => inRange(range, code) && letters.has(code);
    const family = value("font-family") ?? "";
    const copyright = ("copyright" in font && font.copyright?.split(" (")[0]) || "";
    return [{ family, weight: [from, to] as [number, number], covers, copyright }];
  });
}

/** Reports missing font licences, and characters that no font has, for which some devices show boxes. */
export function checkGlyphs(
  { site, translation }: Content,
  root: string,
  problems: Problems,
  texts: readonly ContentText[],
): void {
  const sheets = themeSheets(root, translation && site.language);
  const faces = sheets.flatMap(({ folder, source }) => {
    const note = (fault: string) => problems.add(relative(root, join(folder, "theme.css")), "", fault);
    const found = facesOf(folder, source, note);
    const fonts = join(folder, "fonts");
    const files = existsSync(fonts) ? readdirSync(fonts) : [];
    const licence = files
      .filter((name) => /^(?:ofl|licen[cs]e)\b.*\.(?:txt|md)$/i.test(name))
      .map((name) => readFileSync(join(fonts, name), "utf8"))
      .join("\n");
    for (const line of new Set(found.map(({ copyright }) => copyright))) {
      const fault = `holds no licence that says '${line}': put the font's own beside it, as OFL.txt or LICENSE.txt`;
      if (licence === "" || !licence.includes(line)) problems.add(relative(root, fonts), "", fault);
    }
    return found;
  });
  const known = new Map<string, boolean>();
  const isDrawn = (letter: string, weight: number) => {
    const key = `${letter}${weight}`;
    const code = letter.codePointAt(0) ?? 0;
    const isIn = ({ weight: [from, to], covers }: Face) => from <= weight && weight <= to && covers(code);
    // Joiners, line ends and tabs draw nothing.
    const drawn = known.get(key) ?? (/[\p{Cc}\p{Cf}]/u.test(letter) || faces.some(isIn));
    known.set(key, drawn);
    return drawn;
  };
  for (const { text, file, field } of texts) {
    if (UNSEEN.test(text)) continue;
    const weight = BOLD_FIELD.test(field) ? BOLD : REGULAR;
    const missing = [...new Set(text)].filter((letter) => !isDrawn(letter, weight));
    if (missing.length === 0) continue;
    const codeOf = (letter: string) => letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const letters = missing.map((letter) => `'${letter}' (U+${codeOf(letter)})`).join(", ");
    const remedy = "add a font that has it, with its unicode-range, or write it otherwise";
    problems.add(file, field, `no font of theme.css draws ${letters} at weight ${weight}: ${remedy}`);
  }
}
