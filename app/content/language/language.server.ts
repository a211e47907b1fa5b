export type SiteLanguage = {
  /** BCP 47 tag, as site.yaml writes it. */
  tag: string;
  /** How it writes dates and numbers. */
  locale: string;
  /** Its own name: "বাংলা". */
  name: string;
  dir: "ltr" | "rtl";
  /** The start of its addresses: "/bn", or "" for the original. */
  prefix: string;
};

/** The original first. */
export type SiteLanguages = [SiteLanguage, ...SiteLanguage[]];

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The language that is built, checked or shown in development, from SITE_LANGUAGE; undefined for the original. */
export function builtLanguage(): string | undefined {
  return process.env.SITE_LANGUAGE?.trim() || undefined;
}

/** The start of the addresses of a language: "/bn"; "" for the original. */
export function prefixOf(language: string | undefined): string {
  return language === undefined ? "" : `/${language.toLowerCase()}`;
}

/** The facts of a translation; the locale is that of its most likely country: "bn" → "bn-BD". */
export function translationOf(tag: string): SiteLanguage {
  const { language, region, script = "Latn" } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  const dir = RIGHT_TO_LEFT.test(script) ? "rtl" : "ltr";
  return { tag, name, dir, locale: `${language}-${region}`, prefix: prefixOf(tag) };
}

/** The languages of a site, the original first. @param site as site.yaml has it */
export function siteLanguages(site: { languages: [string, ...string[]]; locale: string }): SiteLanguages {
  const [original, ...others] = site.languages;
  return [{ ...translationOf(original), locale: site.locale, prefix: "" }, ...others.map(translationOf)];
}
