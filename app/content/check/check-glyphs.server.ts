import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { type Problems, readText } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { textsOf } from "./walk-content.server.ts";

/** A face of theme.css that is a file of the agency: what it is asked for and what it can draw. */
type Face = { weight: [from: number, to: number]; covers: (code: number) => boolean };

/** Running text; a word that stands for another script is set in bold. */
const REGULAR = 400;
const BOLD = 700;
const BOLD_FIELD = /(?:dyeName\.local|\.sample)$/;
/** Texts that are not shown: addresses and names of files. */
const UNSEEN = /^(?:\/|https?:|mailto:|tel:)/;

/** Whether a code point is in a CSS `unicode-range`; without one, everything is. */
function inRange(range: string | undefined, code: number): boolean {
  if (range === undefined) return true;
  return range.split(",").some((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return (
      code >= Number.parseInt(from.replaceAll("?", "0"), 16) &&
      code <= Number.parseInt(to.replaceAll("?", "F"), 16)
    );
  });
}

function facesOf(root: string, source: string): Face[] {
  return [...source.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = ""]) => {
    const file = /url\(\s*["']?([^"')]+)/.exec(body)?.[1];
    const path = file === undefined ? undefined : join(root, file);
    if (path === undefined || !existsSync(path)) return [];
    const font = create(readFileSync(path));
    const letters = new Set("characterSet" in font ? font.characterSet : []);
    const range = /unicode-range:([^;]+);/.exec(body)?.[1];
    const [from = REGULAR, to = from] = (/font-weight:([^;]+);/.exec(body)?.[1] ?? "")
      .trim()
      .split(/\s+/)
      .map(Number)
      .filter(Number.isFinite);
    return [
      { weight: [from, to] as [number, number], covers: (code) => inRange(range, code) && letters.has(code) },
    ];
  });
}

/**
 * Notes every character that no font of the agency can draw: on a machine without one for it, it would be missing
 * from the sentence. Joiners, line ends and tabs draw nothing.
 */
export function checkGlyphs(content: Content, root: string, problems: Problems): void {
  const source = readText(root, "theme.css", problems);
  if (source === undefined) return;
  const faces = facesOf(root, source);
  const known = new Map<string, boolean>();
  const isDrawn = (letter: string, weight: number) => {
    const key = `${letter}${weight}`;
    const code = letter.codePointAt(0) ?? 0;
    if (!known.has(key))
      known.set(
        key,
        /[\p{Cc}\p{Cf}]/u.test(letter) ||
          faces.some(({ weight: [from, to], covers }) => from <= weight && weight <= to && covers(code)),
      );
    return known.get(key);
  };
  for (const { text, file, field } of textsOf(content)) {
    if (UNSEEN.test(text)) continue;
    const weight = BOLD_FIELD.test(field) ? BOLD : REGULAR;
    const missing = [...new Set(text)].filter((letter) => !isDrawn(letter, weight));
    if (missing.length > 0)
      problems.add(
        file,
        field,
        `no font of theme.css draws ${missing.map((letter) => `'${letter}' (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`).join(", ")} at weight ${weight}: add a font that has it, with its unicode-range, or write it otherwise`,
      );
  }
}
