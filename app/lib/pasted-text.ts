/** Characters that are invisible. The database has the same list. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is matched by itself.
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
/**
 * Invisible characters that copying adds, such as soft hyphens. Other invisible characters belong to scripts and emoji.
 */
const COPIED = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Joiners have a meaning only after a letter or emoji beyond ASCII: কর্‌ম, می‌خواهم, 👩‍💻. */
const STRAY_JOINERS = /(^|[\s\u0020-\u007e])[\u200c\u200d]+/gu;

/**
 * Removes characters that no e-mail address has. ASCII spaces inside the address stay, so that the check refuses it.
 */
export function cleanAddress(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(/[^\S \t\r\n]|[^\P{Cc}\t\r\n]/gu, "")
    .trim();
}

/** Cleans text for a field of one line: line breaks, control characters and spaces beyond ASCII become spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[^\S ]/gu, " ")
    .replace(COPIED, "")
    .replace(STRAY_JOINERS, "$1")
    .trim();
}

/**
 * Cleans text for a field of several lines: Word's line and page breaks become line breaks; other control characters
 * are removed.
 */
export function manyLines(text: string): string {
  return text
    .replace(/[\v\f\u0085]/g, "\n")
    .replace(/[^\P{Cc}\t\n\r]/gu, "")
    .trim();
}

/** Returns the length in characters without invisible characters and outer spaces; 0 if only combining marks remain. */
export function visibleLength(text: string): number {
  const visible = text.replace(INVISIBLE, "").trim();
  return /[^\p{M}\s]/u.test(visible) ? [...visible].length : 0;
}
