/**
 * Splits a text after its first sentence.
 * @returns the sentence with its mark, and what follows it, which is empty for a single sentence.
 */
export function firstSentence(text: string): { first: string; rest: string } {
  const match = /^(?<first>.+?[.!?]["'”’]?)\s+(?=["'“‘\p{Lu}\d])(?<rest>.+)$/su.exec(text.trim());
  return { first: match?.groups?.first ?? text.trim(), rest: match?.groups?.rest ?? "" };
}
