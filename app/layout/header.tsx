import { site } from "virtual:site";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { afterScroll } from "../lib/after-scroll";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { opens, SEARCH_DIALOG } from "../ui/open-dialog";
import { SiteLink } from "../ui/site-link";
import { currentAt } from "./current";
import styles from "./header.module.css";
import { Mark } from "./mark";
import { MobileMenu } from "./mobile-menu";
import { ServicesMenu } from "./services-menu";

/** The header turns solid past this many px of scroll: more than a finger's tremble, less than a line. */
const SOLID_PAST = 10;

/** Where the style sheet itself follows the scroll (header.css), no script need. */
const followsScroll = () => CSS.supports("animation-timeline: scroll()");
const subscribe = (onChange: () => void) => (followsScroll() ? () => {} : afterScroll(onChange));

/** The fixed header: mark, menu, search, Get Started; mark, search and a menu button below 768 px. */
export function Header() {
  const { pathname } = useLocation();
  const isSolid = useSyncExternalStore(
    subscribe,
    () => !followsScroll() && scrollY > SOLID_PAST,
    () => false,
  );
  return (
    <header className={styles.root} data-solid={isSolid || undefined}>
      <SiteLink to="/" className={styles.logo}>
        <Mark {...site.mark} />
        {site.name}
      </SiteLink>
      <nav className={styles.nav} aria-label="Main">
        <ul>
          {site.navigation.map(({ name, path, dropdown }) =>
            dropdown ? (
              <ServicesMenu
                key={path}
                name={name}
                path={path}
                services={site.services}
                current={currentAt(pathname, path)}
              />
            ) : (
              <li key={path}>
                <SiteLink to={path} className={styles.navLink} current={currentAt(pathname, path)}>
                  {name}
                </SiteLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      <button
        type="button"
        className={styles.searchOpen}
        aria-label={site.search.name}
        {...opens(SEARCH_DIALOG)}
      >
        <Icon name="search" />
      </button>
      <div className={styles.start}>
        <ButtonLink to={site.getStarted.path} size="compact">
          {site.getStarted.name}
        </ButtonLink>
      </div>
      <MobileMenu pathname={pathname} />
    </header>
  );
}
