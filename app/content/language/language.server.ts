export type SiteLanguage = {
  /** BCP 47 tag from site.yaml. */
  tag: string;
  /** Locale of dates and numbers. */
  locale: string;
  /** The language's own name: "বাংলা". */
  name: string;
  dir: "ltr" | "rtl";
  /** Start of the language's addresses: "/bn"; "" for the original. */
  prefix: string;
};

/** A site's languages, the original first. */
export type SiteLanguages = [SiteLanguage, ...SiteLanguage[]];

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Returns the language of the build or development server (SITE_LANGUAGE); undefined for the original. */
export function builtLanguage(): string | undefined {
  return process.env.SITE_LANGUAGE?.trim() || undefined;
}

/** Returns the start of a language's addresses: "/bn"; "" for the original. */
export function prefixOf(language: string | undefined): string {
  return language === undefined ? "" : `/${language.toLowerCase()}`;
}

/** Returns a translation's language. Its locale is for the most likely country: "bn" → "bn-BD". */
export function translationOf(tag: string): SiteLanguage {
  const { language, region, script = "Latn" } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  const dir = RIGHT_TO_LEFT.test(script) ? "rtl" : "ltr";
  return { tag, name, dir, locale: `${language}-${region}`, prefix: prefixOf(tag) };
}

/** Returns a site's languages, the original first. @param site from site.yaml */
export function siteLanguages(site: { languages: [string, ...string[]]; locale: string }): SiteLanguages {
  const [original, ...others] = site.languages;
  return [{ ...translationOf(original), locale: site.locale, prefix: "" }, ...others.map(translationOf)];
}
