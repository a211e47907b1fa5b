import type { z } from "zod";
import type { Numerals } from "../../lib/count-text.ts";
import type { Words } from "../../words/words.ts";
import type { NamedPath } from "../addresses/page-names.server.ts";
import type { Mark } from "../brand/mark.server.ts";
import type { Theme } from "../brand/theme.server.ts";
import type { SiteLanguage, SiteLanguages } from "../language/language.server.ts";
import type { Translation } from "../language/translation.server.ts";
import type { Manifest } from "../pictures/pictures.server.ts";
import type { siteSchema } from "../site/schema.server.ts";
import type { ContentType } from "../types/content-type.server.ts";
import type { PAGES, TYPES } from "../types/index.server.ts";

/** The content of the pages' data files, by the names in `PAGES`. */
export type Pages = { [Name in keyof typeof PAGES]: z.infer<(typeof PAGES)[Name]["schema"]> };
/** `site.yaml` in the language of the content. */
export type Site = z.infer<typeof siteSchema> &
  Pick<SiteLanguage, "dir" | "prefix"> &
  Numerals & {
    /** BCP 47 tag. */
    language: string;
    /** The site's address: `https://our.example`. */
    origin: string;
    /** The start of this language's addresses: `https://our.example/bn`. */
    url: string;
    allLanguages: SiteLanguages;
  };
/** The entries of each content type, in display order. */
export type Entries = {
  [Name in keyof typeof TYPES]: (typeof TYPES)[Name] extends ContentType<infer Entry, z.ZodType>
    ? Entry[]
    : never;
};

/** The validated content of the agency's folder. */
export type Content = Entries & {
  site: Site;
  pages: Pages;
  theme: Theme;
  mark: Mark;
  /** Interface texts. */
  words: Words;
  /** Addresses of pages without a translation; empty in the original. */
  untranslated: Set<string>;
  /** Undefined in the original. */
  translation: Translation | undefined;
  pictures: Manifest;
  /** The main pages in menu order, and the agency's additional pages. */
  mainPages: NamedPath[];
};
