import type { MetaDescriptor } from "react-router";

/** What a page's loader returns for its head. */
export type PageMeta = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 50 to 160 characters, unique on the site. */
  description: string;
  /** Canonical absolute address; null for pages that have none (not found). */
  canonical: string | null;
};

/** The meta tags of a page. Pages without a canonical address are kept out of search engines. */
export function pageMeta(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [];
  const { title, description, canonical } = meta;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...(canonical
      ? [
          { property: "og:url", content: canonical },
          { tagName: "link" as const, rel: "canonical", href: canonical },
        ]
      : [{ name: "robots", content: "noindex" }]),
  ];
}
