import type { Heading } from "../content/markdown/markdown.server";
import styles from "./contents-entries.module.css";
import { Icon } from "./icon";
import { inOriginal } from "./in-original";

type Props = { headings: Heading[]; summary: string; lang?: string | undefined };

/**
 * Links to the headings of the page's text. On phones, two or more links become a disclosure with the given summary.
 */
export function ContentsEntries({ headings, summary, lang }: Props) {
  const entries = headings.map(({ id, text }) => (
    <li key={id} {...inOriginal(lang)}>
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
