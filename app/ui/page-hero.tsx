import type { ReactNode } from "react";
import type { FitHeadline } from "../content/headlines/fit-lines.server";
import { FitHeading } from "./fit-heading";
import styles from "./page-hero.module.css";

type Props = {
  headline: FitHeadline;
  /** Completes the headline for screen readers, such as with a list's category. */
  about?: string | undefined;
  lead: ReactNode;
  /** Content that shares the width with the headline. Without it, the headline takes the full width. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The top of most pages: a background in the page's accent with an edge-to-edge headline. */
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
