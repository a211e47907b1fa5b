import type { Heading } from "../../content/read/markdown.server";
import { ContentsEntries } from "../../ui/contents-entries";
import styles from "./contents-list.module.css";

/**
 * The table of contents: closed on a phone, a list on wider screens. The pattern is shown as far as the text has been read,
 * down a wide page's margin or across a narrow screen; the scroll drives it, no script does.
 */
export function ContentsList({ headings }: { headings: Heading[] }) {
  return (
    <nav className={`${styles.root} no-print`} aria-label="On this page">
      <div className={styles.rail} data-rail aria-hidden="true">
        <div className={`${styles.swatch} pattern pattern-middle`} />
      </div>
      <div className={`${styles.bar} pattern pattern-fine`} aria-hidden="true" />
      <ContentsEntries headings={headings} summary="In this post" />
    </nav>
  );
}
