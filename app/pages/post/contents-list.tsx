import type { Heading } from "../../content/markdown/markdown.server";
import { ContentsEntries } from "../../ui/contents-entries";
import { post } from "../../words/en/post";
import { text } from "../../words/en/text";
import styles from "./contents-list.module.css";

/** The table of contents with a bar that shows the reading progress. */
export function ContentsList({ headings, lang }: { headings: Heading[]; lang?: string | undefined }) {
  return (
    <nav className={`${styles.root} no-print`} aria-label={text.contents}>
      <div className={styles.list}>
        <div className={styles.bar} aria-hidden="true" />
        <ContentsEntries headings={headings} summary={post.contents} lang={lang} />
      </div>
    </nav>
  );
}
