import type { PictureData } from "../content/read/pictures.server";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import styles from "./neighbours.module.css";

/** A page beside this one; without a picture it shows the pattern of its accent. */
export type Neighbour = {
  label: string;
  title: string;
  /** The language of the title, where that is not the page's. */
  lang?: string | undefined;
  link: string;
  color: string;
  picture: PictureData | undefined;
};

type Props = {
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** Where the words stand on a wide page. */
  words: "below" | "beside";
};

/** The pages before and after this one, each its picture and a field of its accent. */
export function Neighbours({ label, previous, next, words }: Props) {
  return (
    <nav className={`${styles.root} no-print`} aria-label={label} data-words={words}>
      {previous && <NeighbourLink {...previous} icon="left" />}
      {next && <NeighbourLink {...next} icon="right" />}
    </nav>
  );
}

function NeighbourLink({
  label,
  title,
  lang,
  link,
  color,
  picture,
  icon,
}: Neighbour & { icon: "left" | "right" }) {
  return (
    <div data-accent={color}>
      <SiteLink to={link} className={styles.link}>
        {picture ? (
          <span className={styles.picture}>
            <Picture picture={picture} sizes="50vw" shape="fill" decorative />
          </span>
        ) : (
          <span className={`${styles.picture} pattern pattern-coarse`} aria-hidden="true" />
        )}
        <span className={styles.label}>
          <Icon name={icon} />
          {label}
        </span>
        <span className={`${styles.title} display`} lang={lang}>
          {title}
        </span>
      </SiteLink>
    </div>
  );
}
