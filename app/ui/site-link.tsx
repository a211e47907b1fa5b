import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  to: string;
  className?: string | undefined;
  /** page: the link's own page is open. true: a page below it is open. */
  current?: "page" | "true" | undefined;
  label?: string;
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
  children: ReactNode;
};

declare global {
  interface Navigator {
    /** Available in Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Prefetches a page when its link is hovered or focused, unless the visitor saves data. Only in Chromium: Safari does
 * not prefetch, and Firefox applies the policy's `default-src 'none'` to prefetches.
 */
const prefetch = () => (navigator.connection?.saveData === false ? "intent" : "none");

/** A link: internal with a page transition, external in a new tab, others (`mailto:`, `#…`) unchanged. */
export function SiteLink({ to, className, current, label, lang, dir, children }: Props) {
  const common = { className, "aria-label": label, lang, dir, children };
  if (to.startsWith("/")) {
    return <Link to={to} viewTransition prefetch={prefetch()} aria-current={current} {...common} />;
  }
  const isWeb = to.startsWith("https://");
  return <a href={to} {...(isWeb ? { target: "_blank", rel: "noopener noreferrer" } : {})} {...common} />;
}
