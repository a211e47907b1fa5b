import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { SiteFacts } from "../content/site-facts.server";
import { ButtonLink } from "../ui/button";
import { Mark } from "../ui/mark";
import { SiteLink } from "../ui/site-link";
import { MobileMenu } from "./mobile-menu";
import { ServicesMenu } from "./services-menu";

/** The header turns solid past this many px of scroll (specification, section 9). */
const SOLID_PAST = 10;

function subscribeToScroll(onChange: () => void) {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}

/** Whether a menu item is the current one: its path, or a path below it (specification, section 2). */
export function isCurrent(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The fixed header: mark, menu, Get Started; a menu button below 768 px. */
export function Header({ site }: { site: SiteFacts }) {
  const { pathname } = useLocation();
  const isSolid = useSyncExternalStore(
    subscribeToScroll,
    () => scrollY > SOLID_PAST,
    () => false,
  );
  return (
    <header className="header" data-solid={isSolid || undefined}>
      <SiteLink to="/" className="logo">
        <Mark />
        {site.name}
      </SiteLink>
      <nav className="header-nav" aria-label="Main">
        <ul>
          {site.navigation.map(({ name, path, dropdown }) =>
            dropdown ? (
              <ServicesMenu
                key={path}
                name={name}
                path={path}
                services={site.services}
                isCurrent={isCurrent(pathname, path)}
              />
            ) : (
              <li key={path}>
                <SiteLink to={path} className="nav-link" current={isCurrent(pathname, path)}>
                  {name}
                </SiteLink>
              </li>
            ),
          )}
        </ul>
        <ButtonLink to={site.getStarted.path} size="small">
          {site.getStarted.name}
        </ButtonLink>
      </nav>
      <MobileMenu site={site} pathname={pathname} />
    </header>
  );
}
