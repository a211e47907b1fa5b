import { SiteLink } from "../../../../ui/site-link";
import styles from "./loose-end.module.css";

type Props = {
  to: string;
  /** The accents of the page's threads. */
  threads: string[];
  children: string;
};

/** The loose end of the page's threads: a link on a tag that can be pulled. */
export function LooseEnd({ to, threads, children }: Props) {
  return (
    <SiteLink to={to} className={`${styles.tag} link-underline`}>
      <span className={styles.cord} data-count={threads.length} aria-hidden="true">
        {threads.map((accent, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one accent.
          <i key={index} data-accent={accent} data-count={index + 1} />
        ))}
      </span>
      <span>{children}</span>
    </SiteLink>
  );
}
