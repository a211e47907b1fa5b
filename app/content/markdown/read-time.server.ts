/**
 * Reading speed in words per minute by language. English is set to 220, and Bangla to five sixths of that. The others
 * are measurements by Trauzettel-Klosinski and Dietz (IReST, 2012).
 */
const SPEED: Readonly<Record<string, number>> = {
  ar: 138,
  bn: 183,
  de: 179,
  en: 220,
  es: 218,
  fr: 195,
  he: 187,
  it: 188,
  nl: 202,
  pl: 166,
  pt: 181,
  ru: 184,
  sv: 199,
  tr: 166,
};

/** Counts the words in Markdown, without code blocks, pictures, addresses and markup. */
export function countWords(markdown: string): number {
  const plain = markdown
    .replace(/^(```+|~~~+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, " ")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[\^[^\]]+\]:?/g, " ")
    .replace(/[*_`#>|]/g, " ");
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the reading time of Markdown in minutes. @param language BCP 47 tag of the text */
export function readMinutes(markdown: string, language = "en"): number {
  const speed = SPEED[language.split("-")[0] ?? ""] ?? SPEED.en ?? 220;
  return Math.ceil(countWords(markdown) / speed);
}
