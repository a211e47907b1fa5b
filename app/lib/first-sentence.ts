/** Splits text after its first sentence; `rest` is empty if there is only one sentence. */
export function firstSentence(text: string): { first: string; rest: string } {
  const match = /^(?<first>.+?[.!?]["'”’]?)\s+(?=["'“‘\p{Lu}\d])(?<rest>.+)$/su.exec(text.trim());
  return { first: match?.groups?.first ?? text.trim(), rest: match?.groups?.rest ?? "" };
}
