import type { ReactNode } from "react";
import type { FitHeadline } from "../content/read/fit-lines.server";
import { FitHeading } from "./fit-heading";
import styles from "./page-hero.module.css";

type Props = {
  headline: FitHeadline;
  /** What of the headline's subject the page is about, for those who do not see it: a list's category. */
  about?: string | undefined;
  /** Stands in for the plain headline, where it is drawn in another way. */
  heading?: ReactNode;
  lead: ReactNode;
  /** band: the headline runs the whole measure. split: it shares the width with `aside`. */
  layout?: "band" | "split";
  aside?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
};

/** The first screen of an inner page: the page's accent as a full field, the headline from edge to edge. */
export function PageHero(props: Props) {
  const { headline, about, heading, lead, layout = "band", aside, above, children } = props;
  return (
    <section className={`${styles.root} ${styles[layout] ?? ""}`}>
      <div className={styles.text}>
        {above}
        {heading ?? <FitHeading headline={headline} about={about} />}
        <p className={`text-lead ${styles.lead}`}>{lead}</p>
        {children && <div className={`${styles.links} wrap`}>{children}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </section>
  );
}
