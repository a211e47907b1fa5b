/** Code, addresses and attributes of Markdown, whose characters mean something. */
const AS_IS = String.raw`^\`\`\`[\s\S]*?^\`\`\`|^~~~[\s\S]*?^~~~|\`[^\`\n]*\`|\]\([^)]*\)|<[^>\n]*>|https?:\/\/\S+`;
const SIGNS = new RegExp(`${AS_IS}|["']|-(?=\\d)`, "gm");
/** What stands before an opening mark, or before a number's sign. */
const BEFORE_OPENING = /^$|[\s([{|>*_~\-–—“‘/]/;
const BEFORE_MINUS = /^$|[\s([|“‘]/;

/**
 * Sets a text's typewriter characters as a printer would: quotation marks and apostrophes curly, a hyphen before a
 * number as a minus sign. Code, addresses and HTML in Markdown stay as they are.
 */
export function setType(text: string): string {
  return text.replace(SIGNS, (sign, at: number, whole: string) => {
    const before = whole.slice(at - 1, at);
    if (sign === "-") return BEFORE_MINUS.test(before) ? "−" : sign;
    const isOpening = BEFORE_OPENING.test(before);
    if (sign === '"') return isOpening ? "“" : "”";
    // A shortened year begins with an apostrophe: ’96.
    if (sign === "'") return isOpening && !/^\d\ds?\b/.test(whole.slice(at + 1)) ? "‘" : "’";
    return sign;
  });
}

/** A number and its unit, which stay in one line: 31 kB, 450 ms, 1.6 Mbit/s, 6 percent, 200+ projects. */
const UNIT =
  /(?<=\d) (?=(?:ms|s|min|h|bytes?|[kMGT]B|[kM]bit|px|mm|cm|m|km|g|kg|[kM]?Hz|dpi|rpm|percent|°C|%)(?![\p{L}\d]))|(?<=\d\+) (?=\p{L})/gu;

/** A text whose numbers keep their units beside them, by a space at which no line ends. */
export function keepUnits(text: string): string {
  return text.replace(UNIT, "\u00a0");
}

/** Fields that only machines read. */
const NOT_SET = new Set(["imageUrl", "src", "href", "link", "email"]);

/** A quotation stands in double marks wherever it is shown, so what is quoted within it has single ones. */
function setQuotation(text: string): string {
  return setType(text).replaceAll("“", "‘").replaceAll("”", "’");
}

/** Sets every text of a file's data; what is no prose stays as it is. */
export function setTypeIn(value: unknown): unknown {
  if (typeof value === "string") return value.startsWith("/") ? value : setType(value);
  if (Array.isArray(value)) return value.map(setTypeIn);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === "quote" && typeof item === "string") return [key, setQuotation(item)];
      return [key, NOT_SET.has(key) ? item : setTypeIn(item)];
    }),
  );
}
