import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "../content/read/meta.server";

/** The meta tags of a page. Pages without a canonical address are kept out of search engines. */
export function pageMeta(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [];
  const { title, description, canonical, previous, next } = meta;
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
    ...(previous ? [{ tagName: "link" as const, rel: "prev", href: previous }] : []),
    ...(next ? [{ tagName: "link" as const, rel: "next", href: next }] : []),
  ];
}
