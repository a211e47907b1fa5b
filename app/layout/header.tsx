import { site } from "virtual:site";
import { useSyncExternalStore } from "react";
import { afterScroll } from "../lib/after-scroll";
import { ButtonLink } from "../ui/button";
import { useAccentOfHeader } from "../ui/header-accent";
import { SEARCH_DIALOG } from "../ui/open-dialog";
import { PhoneLink } from "../ui/phone-link";
import { layout } from "../words/en/layout";
import styles from "./header.module.css";
import { OpenButton } from "./icon-button";
import { Languages } from "./languages";
import { Logo } from "./logo";
import { MenuLink } from "./menu-link";
import { MobileMenu } from "./mobile-menu";
import { ServicesMenu } from "./services-menu";

/** The header turns solid after this many px of scroll. */
const SOLID_PAST = 10;

/** Returns whether CSS alone makes the header solid on scroll. */
const followsScroll = () => CSS.supports("animation-timeline: scroll()");
const subscribe = (onChange: () => void) => (followsScroll() ? () => {} : afterScroll(onChange));

/** The fixed header: logo, menu, search and "Get Started". Below 768 px: logo, search and a menu button. */
export function Header() {
  const isSolid = useSyncExternalStore(
    subscribe,
    () => !followsScroll() && scrollY > SOLID_PAST,
    () => false,
  );
  return (
    <header
      className={`${styles.root} row`}
      data-accent={useAccentOfHeader()}
      data-solid={isSolid || undefined}
    >
      {CONTENT}
    </header>
  );
}

/** The menus as one constant element, so that a new accent or scroll state does not render them again. */
const CONTENT = <Content />;

function Content() {
  return (
    <>
      <Logo />
      <nav className={`${styles.nav} no-print`} aria-label={layout.mainMenu}>
        <ul>
          {site.navigation.map(({ name, path, dropdown }) =>
            dropdown ? (
              <ServicesMenu key={path} name={name} path={path} />
            ) : (
              <li key={path}>
                <MenuLink to={path} className={`${styles.navLink} row font-bold`}>
                  {name}
                </MenuLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      {site.contact.showPhone.includes("header") && <PhoneLink className={`${styles.phone} no-print`} />}
      <OpenButton dialog={SEARCH_DIALOG} icon="search" label={site.search.name} />
      {import.meta.env.HAS_LANGUAGES && <Languages position="header" />}
      <div className={styles.start}>
        <ButtonLink to={site.getStarted.path} size="compact">
          {site.getStarted.name}
        </ButtonLink>
      </div>
      <MobileMenu />
    </>
  );
}
