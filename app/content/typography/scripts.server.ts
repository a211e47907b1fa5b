/** The language of the text, the site's languages, and the languages that the agency reads (`answersIn`). */
export type Languages = { language: string; languages: readonly string[]; answersIn?: readonly string[] };

/** ISO 15924 scripts that consist of several Unicode scripts. */
const SEVERAL: Record<string, string[]> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

const patterns = new Map<string, RegExp>();

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? "Latn";

/** Matches phrases in a script, without currency signs: screen readers read those with the number. */
function phraseIn(script: string): RegExp {
  const known = patterns.get(script);
  if (known) return known;
  const letters = (SEVERAL[script] ?? [script]).map((code) => `\\p{Script=${code}}`).join("");
  const word = `[[${letters}\\u200C\\u200D]--\\p{Sc}]+`;
  const phrase = new RegExp(`(${word}(?:[ ,]+${word})*)`, "v");
  patterns.set(script, phrase);
  return phrase;
}

type Part = { text: string; lang?: string };

/** Splits text where its script changes. Each piece in the script of another language gets this language as `lang`. */
export function splitByScript(text: string, { language, languages, answersIn = [] }: Languages): Part[] {
  let parts: Part[] = [{ text }];
  const others = [...new Set([...languages, ...answersIn])];
  for (const lang of others.filter((each) => scriptOf(each) !== scriptOf(language))) {
    parts = parts.flatMap((part) => {
      if (part.lang) return [part];
      // Splitting by a group puts the matches at odd indexes.
      return part.text
        .split(phraseIn(scriptOf(lang)))
        .map((piece, index) => (index % 2 === 1 ? { text: piece, lang } : { text: piece }))
        .filter((piece) => piece.text !== "");
    });
  }
  return parts;
}
