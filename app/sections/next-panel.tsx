import type { PictureData } from "../content/read/pictures.server";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import styles from "./next-panel.module.css";

export type Next = {
  label: string;
  title: string;
  lang?: string | undefined;
  link: string;
  color: string;
  picture: PictureData | undefined;
};

/** The page that follows this one: its title beside its whole picture, on the pale ground of its colour. */
export function NextPanel({ label, title, lang, link, color, picture }: Next) {
  return (
    <nav className="no-print" aria-label={label} data-accent={color}>
      <SiteLink to={link} className={styles.link}>
        <span className="row font-bold">
          <Icon name="right" />
          {label}
        </span>
        <span className={`${styles.title} display`} lang={lang}>
          {title}
        </span>
        {picture && (
          <span className={styles.picture}>
            <Picture picture={picture} sizes="(width >= 768px) 50vw, 100vw" decorative />
          </span>
        )}
      </SiteLink>
    </nav>
  );
}
