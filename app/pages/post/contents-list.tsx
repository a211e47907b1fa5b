import type { Heading } from "../../content/read/markdown.server";
import { ContentsEntries } from "../../ui/contents-entries";
import { post } from "../../words/en/post";
import { text } from "../../words/en/text";
import styles from "./contents-list.module.css";

/**
 * The table of contents: closed on a phone, a list on wider screens. A bar below the header shows how far the text has
 * been read; the scroll drives it, no script does.
 */
export function ContentsList({ headings }: { headings: Heading[] }) {
  return (
    <nav className={`${styles.root} no-print`} aria-label={text.contents}>
      <div className={styles.bar} aria-hidden="true" />
      <ContentsEntries headings={headings} summary={post.contents} />
    </nav>
  );
}
