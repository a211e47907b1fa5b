import type { ProjectSummary } from "../content/types/project/card.server";
import { Icon } from "../ui/icon";
import { inOriginal } from "../ui/in-original";
import { OriginalLanguage } from "../ui/original-language";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import styles from "./next-panel.module.css";

type Props = Pick<ProjectSummary, "title" | "lang" | "link" | "accent" | "picture"> & { label: string };

/** A link to the next page: its title beside its uncropped picture, on a pale tint of its colour. */
export function NextPanel({ label, title, lang, link, accent, picture }: Props) {
  return (
    <nav className="no-print" aria-label={label} data-accent={accent}>
      <SiteLink to={link} className={`${styles.link} hover-underline ring-inside`}>
        <span className="row font-bold">
          <Icon name="right" />
          {label}
        </span>
        <span className={`${styles.title} display`} {...inOriginal(lang)}>
          {title}
          <OriginalLanguage lang={lang} />
        </span>
        <span className={styles.picture}>
          <Picture picture={picture} sizes="(width >= 768px) 50vw, 100vw" decorative />
        </span>
      </SiteLink>
    </nav>
  );
}
