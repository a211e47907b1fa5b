/** Returns the text with its first letter in upper case: "monday" → "Monday". */
export const capitalize = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
