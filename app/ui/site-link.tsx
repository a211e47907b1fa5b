import type { ReactNode } from "react";
import { Link } from "react-router";

/** Where the visitor is, seen from a link: on its page, below it, or elsewhere. */
export type Current = "page" | "true" | undefined;

type Props = {
  to: string;
  className?: string | undefined;
  current?: Current;
  label?: string;
  children: ReactNode;
};

/**
 * The one way to link. A path of the site is a client-side visit with a page transition; any other address
 * opens in a new tab; `mailto:`, `tel:` and `#…` stay what they are.
 */
export function SiteLink({ to, className, current, label, children }: Props) {
  const common = { className, "aria-label": label, children };
  if (to.startsWith("/")) {
    return <Link to={to} viewTransition aria-current={current} {...common} />;
  }
  const isWeb = to.startsWith("https://");
  return <a href={to} {...(isWeb ? { target: "_blank", rel: "noopener noreferrer" } : {})} {...common} />;
}
