import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SiteLink } from "../ui/site-link";

type Props = { to: string; className?: string | undefined; children: ReactNode };

/** A menu's link, marked as current on its page ("page") and on the pages below it ("true"). */
export function MenuLink({ to, ...props }: Props) {
  const { pathname } = useLocation();
  // The build renders pages with a slash at the end.
  const isPage = pathname.replace(/\/$/, "") === to;
  const isBelow = pathname.startsWith(`${to}/`);
  return <SiteLink to={to} current={isPage ? "page" : isBelow ? "true" : undefined} {...props} />;
}
