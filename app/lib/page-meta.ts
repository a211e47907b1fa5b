/** What a page's loader returns for its head. */
export type PageMeta = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 50 to 160 characters, unique on the site. */
  description: string;
  /** Canonical absolute address; null for pages that have none (not found). */
  canonical: string | null;
};
