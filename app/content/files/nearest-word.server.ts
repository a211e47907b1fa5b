import MiniSearch from "minisearch";

/** Suggests the nearest known word: ` (did you mean 'cover.jpg'?)`. Returns "" if none is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const index = new MiniSearch({ fields: ["text"], storeFields: ["text"], tokenize: (text) => [text] });
  index.addAll([...known].map((text, id) => ({ id, text })));
  const distance = Math.max(1, Math.floor(word.length / 4));
  const [best] = index.search(word, { fuzzy: distance, maxFuzzy: distance });
  return best ? ` (did you mean '${best.text}'?)` : "";
}
