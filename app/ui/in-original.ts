import { site } from "virtual:site";

/**
 * Returns the attributes of a text in the original language; none for a translated text.
 * @param lang the original language if the text is not translated
 */
export function inOriginal(lang: string | undefined) {
  return lang === undefined ? undefined : { lang, dir: site.originalDir };
}
