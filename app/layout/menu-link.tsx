import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SiteLink } from "../ui/site-link";

type Props = { to: string; className?: string | undefined; children: ReactNode };

/** A menu link with `aria-current`: "page" on its own page, "true" on pages below it. */
export function MenuLink({ to, ...props }: Props) {
  const { pathname } = useLocation();
  // Prerendered paths end with a slash.
  const isPage = pathname.replace(/\/$/, "") === to;
  const isBelow = pathname.startsWith(`${to}/`);
  return <SiteLink to={to} current={isPage ? "page" : isBelow ? "true" : undefined} {...props} />;
}
