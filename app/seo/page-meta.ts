import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "../content/read/meta.server";

/**
 * What a page's head changes with on every visit; what only machines read is added to the built page
 * (finish-site.server.ts). Pages without a canonical address are kept out of search engines.
 */
export function pageMeta(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [];
  const { title, description, canonical } = meta;
  return [
    { title },
    { name: "description", content: description },
    canonical
      ? { tagName: "link" as const, rel: "canonical", href: canonical }
      : { name: "robots", content: "noindex" },
  ];
}
