/** Reading speed. */
const WORDS_PER_MINUTE = 220;

/** Counts the words of a Markdown text without code blocks, pictures, addresses and markup. */
export function countWords(markdown: string): number {
  const plain = markdown
    .replace(/^(```+|~~~+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, " ")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[\^[^\]]+\]:?/g, " ")
    .replace(/[*_`#>|]/g, " ");
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The reading time of a Markdown text in minutes. */
export function readMinutes(markdown: string): number {
  return Math.ceil(countWords(markdown) / WORDS_PER_MINUTE);
}
