import { site } from "virtual:site";

/**
 * Returns the attributes of an element with text in the original language; none if the text is translated.
 * @param lang the original language if the text is not translated
 */
export function inOriginal(lang: string | undefined) {
  return lang === undefined ? undefined : { lang, dir: site.originalDir };
}
