/**
 * Words a minute by language: 220 for English; the others as Trauzettel-Klosinski and Dietz measured them (IReST,
 * 2012), and for Bangla five words where English has six.
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

/** The number of words of a Markdown text without code blocks, pictures, addresses and markup. */
export function countWords(markdown: string): number {
  const plain = markdown
    .replace(/^(```+|~~~+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, " ")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[\^[^\]]+\]:?/g, " ")
    .replace(/[*_`#>|]/g, " ");
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The reading time of a Markdown text in minutes. @param language of the text, a BCP 47 tag */
export function readMinutes(markdown: string, language = "en"): number {
  const speed = SPEED[language.split("-")[0] ?? ""] ?? SPEED.en ?? 220;
  return Math.ceil(countWords(markdown) / speed);
}
