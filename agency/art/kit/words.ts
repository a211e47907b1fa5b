import type { PictureBrief } from "./contract.ts";

/**
 * One of the words that the brief gives for a picture.
 * @param picture its brief
 * @param index place in `words`, from 0
 * @throws RangeError naming the picture when the brief has fewer
 */
export function word(picture: PictureBrief, index: number): string {
  const found = picture.words[index];
  if (found === undefined) {
    throw new RangeError(
      `'${picture.file}' needs at least ${index + 1} words for the scene '${picture.scene}'`,
    );
  }
  return found;
}

/** The words from `from` on, for lists whose length the brief decides. */
export function wordsFrom(picture: PictureBrief, from: number, to?: number): string[] {
  return picture.words.slice(from, to);
}

/**
 * The numbers of a picture, or numbers of a believable shape when the brief gives none.
 * @param fallback used when `data` is empty
 */
export function numbers(picture: PictureBrief, fallback: readonly number[]): readonly number[] {
  return picture.data.length > 0 ? picture.data : fallback;
}
