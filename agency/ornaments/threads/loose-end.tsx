import type { ClosingLinkProps } from "../../../app/ornaments";
import { SiteLink } from "../../../app/ui/site-link";
import styles from "./loose-end.module.css";
import sizes from "./sizes.module.css";
import { threadAccents } from "./thread-runs";

/** The loose end of the page's threads: a link on a tag that can be pulled. */
export function LooseEnd({ home, to, children }: ClosingLinkProps) {
  const threads = threadAccents(home.accents);
  return (
    <SiteLink to={to} className={`${styles.tag} ${sizes.peg} link-underline`}>
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
