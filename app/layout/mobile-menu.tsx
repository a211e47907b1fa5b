import { site } from "virtual:site";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { opens, SEARCH_DIALOG } from "../ui/open-dialog";
import { SiteLink } from "../ui/site-link";
import { currentAt } from "./current";
import header from "./header.module.css";
import { Mark } from "./mark";
import styles from "./mobile-menu.module.css";
import { SocialLinks } from "./social-links";

const DIALOG_ID = "menu";

/**
 * The slide-in menu below 768 px: a modal dialog, so focus, Escape and the inert page are the browser's work.
 * The `command` attribute opens it even before any script has run.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Listens to the viewport: at 768 px and above there is no such menu, so it must not keep the page inert.
  useEffect(() => {
    const wide = matchMedia("(width >= 768px)");
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  return (
    <>
      <button type="button" className={header.menuButton} aria-label="Open menu" {...opens(DIALOG_ID)}>
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id={DIALOG_ID} className={styles.menu} aria-label="Menu" data-dye="neutral">
        <div className={styles.top}>
          <SiteLink to="/" className={header.logo}>
            <Mark {...site.mark} />
            {site.name}
          </SiteLink>
          <button
            type="button"
            className={header.searchOpen}
            aria-label={site.search.name}
            {...opens(SEARCH_DIALOG)}
          >
            <Icon name="search" />
          </button>
          <form method="dialog">
            <button type="submit" className={header.menuButton} aria-label="Close menu">
              <Icon name="close" />
            </button>
          </form>
        </div>
        <nav aria-label="Menu">
          <ul className={styles.services}>
            {site.services.map((service) => (
              <li key={service.id} data-dye={service.color}>
                <SiteLink to={service.link} current={currentAt(pathname, service.link)}>
                  <span>{service.title}</span>
                  <span className="weave weave-middle" aria-hidden="true" />
                </SiteLink>
              </li>
            ))}
          </ul>
          <ul className={`${styles.pages} display`}>
            {site.navigation.map(({ name, path }) => (
              <li key={path}>
                <SiteLink to={path} current={currentAt(pathname, path)}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
          <ButtonLink to={site.getStarted.path}>{site.getStarted.name}</ButtonLink>
          <div className={styles.groups}>
            {site.footer.groups.map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  {group.links.map(({ name, path }) => (
                    <li key={path}>
                      <SiteLink to={path}>{name}</SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <SocialLinks links={site.social} />
        </nav>
      </dialog>
    </>
  );
}
