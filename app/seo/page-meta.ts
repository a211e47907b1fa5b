import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "../content/addresses/meta.server";

/** Returns a page's meta tags. The build adds others. A page without an address gets noindex. */
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
