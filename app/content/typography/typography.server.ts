import { mapTexts } from "../files/map-texts.server.ts";

/** Markdown to leave unchanged: code, addresses, HTML and link definitions (but not footnotes). */
const AS_IS = String.raw`^ {0,3}\[(?!\^)[^\]\n]+\]:.*|^\`\`\`[\s\S]*?^\`\`\`|^~~~[\s\S]*?^~~~|\`[^\`\n]*\`|\]\([^)]*\)|<[^>\n]*>|https?:\/\/\S+`;
const SIGNS = new RegExp(`${AS_IS}|["']|-(?=\\d)`, "gm");
/** Characters before an opening quote. */
const BEFORE_OPENING = /^$|[\s([{|>*_~\-–—“‘/]/;
/** Characters before a minus sign. */
const BEFORE_MINUS = /^$|[\s([|“‘]/;

/** Makes quotes and apostrophes curly, and a hyphen before a number a minus sign. Skips code, addresses and HTML. */
export function setType(text: string): string {
  return text.replace(SIGNS, (sign, at: number, whole: string) => {
    const before = whole.slice(at - 1, at);
    if (sign === "-") return BEFORE_MINUS.test(before) ? "−" : sign;
    const isOpening = BEFORE_OPENING.test(before);
    if (sign === '"') return isOpening ? "“" : "”";
    // A shortened year starts with an apostrophe: ’96.
    if (sign === "'") return isOpening && !/^\d\ds?\b/.test(whole.slice(at + 1)) ? "‘" : "’";
    return sign;
  });
}

/** Matches the space between a number and its unit: 31 kB, 2 h 50 min, 6 percent, 200+ projects. */
const UNIT =
  /(?<=\d) (?=(?:ms|s|min|h|bytes?|[kMGT]B|[kM]bit|px|mm|cm|m|km|g|kg|[kM]?Hz|dpi|rpm|percent|°C|%)(?![\p{L}\d]))|(?<=\d h) (?=\d)|(?<=\d\+) (?=\p{L})/gu;

/** Puts no-break spaces between numbers and units. */
export function keepUnits(text: string): string {
  return text.replace(UNIT, "\u00a0");
}

/** Fields with addresses, which stay unchanged. */
const NOT_SET = new Set<unknown>(["imageUrl", "src", "href", "link", "email"]);

/** Applies `setType` to every string in a file's data. */
export function setTypeIn(value: unknown): unknown {
  return mapTexts(value, (text, path) => {
    if (text.startsWith("/") || path.some((key) => NOT_SET.has(key))) return text;
    // Use single quotes, because pages show the text in double quotes.
    return path.at(-1) === "quote" ? setType(text).replaceAll("“", "‘").replaceAll("”", "’") : setType(text);
  });
}
