/** Words that a reader takes in per minute (issue 6). */
const WORDS_PER_MINUTE = 220;

/** Number of words of a Markdown text, without its code blocks, pictures, link addresses and markup. */
export function countWords(markdown: string): number {
  const plain = markdown
    .replace(/^(```+|~~~+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, " ")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[\^[^\]]+\]:?/g, " ")
    .replace(/[*_`#>|]/g, " ");
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The reading time as posts state it, e.g. "7 min read". */
export function readTime(markdown: string): string {
  return `${Math.ceil(countWords(markdown) / WORDS_PER_MINUTE)} min read`;
}
