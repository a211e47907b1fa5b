import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  to: string;
  className?: string | undefined;
  /** page: the visitor is on its page. true: on a page below it. */
  current?: "page" | "true" | undefined;
  label?: string;
  lang?: string | undefined;
  children: ReactNode;
};

declare global {
  interface Navigator {
    /** Known to Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** A page is fetched when its link is pointed at, unless the visitor saves data. */
const prefetch = () => (navigator.connection?.saveData ? "none" : "intent");

/** A link: within the site with a page transition, to other sites in a new tab, else (`mailto:`, `#…`) as it is. */
export function SiteLink({ to, className, current, label, lang, children }: Props) {
  const common = { className, "aria-label": label, lang, children };
  if (to.startsWith("/")) {
    return <Link to={to} viewTransition prefetch={prefetch()} aria-current={current} {...common} />;
  }
  const isWeb = to.startsWith("https://");
  return <a href={to} {...(isWeb ? { target: "_blank", rel: "noopener noreferrer" } : {})} {...common} />;
}
