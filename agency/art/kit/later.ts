import type { PictureBrief } from "./contract.ts";

/**
 * One of the words that come up only while the picture moves.
 * @param index place in `later`, from 0
 * @throws RangeError naming the picture when the brief has fewer
 */
export function laterWord(picture: PictureBrief, index: number): string {
  const found = picture.later[index];
  if (found === undefined) throw new RangeError(`'${picture.file}' needs ${index + 1} words in 'later'`);
  return found;
}

/** A word of the brief with its number counted on: 'Complete 51' at 12 is 'Complete 12'. */
export function counted(words: string, number: number): string {
  return words.replace(/\d+/, String(number));
}
