import { site } from "virtual:site";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../ui/button";
import { SEARCH_DIALOG } from "../ui/open-dialog";
import { layout } from "../words/en/layout";
import header from "./header.module.css";
import { CloseButton, OpenButton } from "./icon-button";
import { Languages } from "./languages";
import { LinkGroups } from "./link-groups";
import { Logo } from "./logo";
import { MenuLink } from "./menu-link";
import styles from "./mobile-menu.module.css";
import { SocialLinks } from "./social-links";

const DIALOG_ID = "menu";

const services = new Set(site.services.map(({ link }) => link));
/** The footer's link groups without services, because the menu lists those first. */
const groups = site.footer.groups
  .map(({ title, links }) => ({ title, links: links.filter(({ path }) => !services.has(path)) }))
  .filter(({ links }) => links.length > 0);

/** The slide-in menu below 768 px: a modal dialog that opens through `command` before any script runs. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes the menu from 768 px on; an open modal dialog would keep the page inert.
  useEffect(() => {
    const wide = matchMedia("(width >= 768px)");
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  return (
    <>
      <OpenButton
        dialog={DIALOG_ID}
        icon="menu"
        label={layout.openMenu}
        className={`${header.menuButton} no-print`}
      />
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        className={styles.menu}
        aria-label={layout.menu}
        data-accent="neutral"
      >
        <div className={`${styles.top} row`}>
          <Logo />
          <OpenButton dialog={SEARCH_DIALOG} icon="search" label={site.search.name} />
          <CloseButton label={layout.closeMenu} />
        </div>
        <nav aria-label={layout.menu}>
          <ul className={styles.services}>
            {site.services.map((service) => (
              <li key={service.id} data-accent={service.color}>
                <MenuLink to={service.link}>{service.title}</MenuLink>
              </li>
            ))}
          </ul>
          <ul className={`${styles.pages} display`}>
            {site.navigation.map(({ name, path }) => (
              <li key={path}>
                <MenuLink to={path} className="row">
                  {name}
                </MenuLink>
              </li>
            ))}
          </ul>
          <ButtonLink to={site.getStarted.path}>{site.getStarted.name}</ButtonLink>
          {import.meta.env.HAS_LANGUAGES && <Languages position="menu" />}
          <div className={styles.groups}>
            <LinkGroups groups={groups} />
          </div>
          <SocialLinks />
        </nav>
      </dialog>
    </>
  );
}
