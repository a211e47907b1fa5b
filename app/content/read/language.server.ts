/** A language of the site. */
export type SiteLanguage = {
  /** BCP 47 tag, as site.yaml writes it. */
  tag: string;
  /** How it writes dates and numbers. */
  locale: string;
  /** Its own name: "বাংলা". */
  name: string;
  dir: "ltr" | "rtl";
  /** What its addresses begin with: "/bn", or "" for the original. */
  prefix: string;
};

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The language that is built, checked or shown in development, from SITE_LANGUAGE; undefined for the original. */
export function builtLanguage(): string | undefined {
  return process.env.SITE_LANGUAGE?.trim() || undefined;
}

/** What the addresses of a language begin with: "/bn"; "" for the original. */
export function prefixOf(language: string | undefined): string {
  return language === undefined ? "" : `/${language.toLowerCase()}`;
}

/** The facts of a translation; the locale is that of its most likely country: "bn" → "bn-BD". */
export function translationOf(tag: string): SiteLanguage {
  const { language, region } = new Intl.Locale(tag).maximize();
  return { ...factsOf(tag), locale: `${language}-${region}`, prefix: prefixOf(tag) };
}

/** The languages of a site, the original first. @param site as site.yaml has it */
export function siteLanguages({
  languages: [original = "en", ...others],
  locale,
}: {
  languages: readonly string[];
  locale: string;
}): SiteLanguage[] {
  return [{ ...factsOf(original), locale, prefix: "" }, ...others.map(translationOf)];
}

function factsOf(tag: string): Pick<SiteLanguage, "tag" | "name" | "dir"> {
  const { script = "Latn" } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return { tag, name, dir: RIGHT_TO_LEFT.test(script) ? "rtl" : "ltr" };
}
