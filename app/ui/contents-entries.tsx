import type { Heading } from "../content/read/markdown.server";
import styles from "./contents-entries.module.css";
import { Icon } from "./icon";

/** The links to the headings of a text: a list, and on phones, from two headings on, a disclosure with that summary. */
export function ContentsEntries({ headings, summary }: { headings: Heading[]; summary: string }) {
  const entries = headings.map(({ id, text }) => (
    <li key={id}>
      <a className={`row touch hover-underline ${styles.link}`} href={`#${id}`}>
        {text}
      </a>
    </li>
  ));
  return (
    <>
      <ol className={styles.list}>{entries}</ol>
      {headings.length > 1 && (
        <details className={styles.disclosure}>
          <summary className={`row touch font-bold ${styles.summary}`}>
            {summary}
            <Icon name="down" />
          </summary>
          <ol>{entries}</ol>
        </details>
      )}
    </>
  );
}
