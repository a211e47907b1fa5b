import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "../content/read/meta.server";

/** The head of a page, to which the build adds tags for machines. Pages without an address are not indexed. */
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
