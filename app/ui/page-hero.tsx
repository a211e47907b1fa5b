import type { ReactNode } from "react";
import type { FitHeadline } from "../content/read/fit-lines.server";
import { FitHeading } from "./fit-heading";
import styles from "./page-hero.module.css";

type Props = {
  headline: FitHeadline;
  /** What of the headline's subject the page is about, for those who do not see it: a list's category. */
  about?: string | undefined;
  lead: ReactNode;
  /** Shares the width with the headline, which else runs the whole measure. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The first screen of an inner page: the page's accent as a full field, the headline from edge to edge. */
export function PageHero({ headline, about, lead, aside, children }: Props) {
  return (
    <section className={`${styles.root} ${aside ? styles.split : styles.band}`}>
      <div className={styles.text}>
        <FitHeading headline={headline} about={about} />
        <p className={`text-lead ${styles.lead}`}>{lead}</p>
        {children && <div className={`${styles.links} wrap mt-4`}>{children}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </section>
  );
}
