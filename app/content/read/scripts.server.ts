/** The language that texts are written in, and others whose words may stand in them. */
export type Languages = { language: string; languages: readonly string[] };

/** Scripts that are several to Unicode. */
const SEVERAL: Record<string, string[]> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

const patterns = new Map<string, RegExp>();
const scripts = new Map<string, string>();

/** The script that a language is written in, by its four-letter code (ISO 15924), e.g. "Latn". */
function scriptOf(language: string): string {
  const known = scripts.get(language);
  if (known) return known;
  const script = new Intl.Locale(language).maximize().script ?? "Latn";
  scripts.set(language, script);
  return script;
}

/**
 * A word or phrase in a script. A currency sign before a figure is no word: it is read as part of it.
 * @param script a four-letter code.
 */
function phraseIn(script: string): RegExp {
  const known = patterns.get(script);
  if (known) return known;
  const letters = (SEVERAL[script] ?? [script]).map((code) => `\\p{Script=${code}}`).join("");
  const word = `[[${letters}\\u200C\\u200D]--\\p{Sc}]+`;
  const phrase = new RegExp(`(${word}(?:[ ,]+${word})*)`, "v");
  patterns.set(script, phrase);
  return phrase;
}

/**
 * Parts a text where its script changes.
 * @returns the parts in order; `lang` is set on those in the script of another of the languages.
 */
export function splitByScript(
  text: string,
  { language, languages }: Languages,
): { text: string; lang?: string }[] {
  const own = scriptOf(language);
  let parts: { text: string; lang?: string }[] = [{ text }];
  for (const lang of languages.filter((each) => scriptOf(each) !== own)) {
    parts = parts.flatMap((part) => {
      if (part.lang) return [part];
      // A split by a pattern in brackets has the matches at every second place.
      return part.text
        .split(phraseIn(scriptOf(lang)))
        .map((piece, index) => (index % 2 === 1 ? { text: piece, lang } : { text: piece }))
        .filter((piece) => piece.text !== "");
    });
  }
  return parts;
}
