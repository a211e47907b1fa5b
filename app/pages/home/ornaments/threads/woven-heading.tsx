import type { ReactNode } from "react";
import type { FitHeadline } from "../../../../content/read/fit-lines.server";
import { lineClass } from "../../../../lib/fit-class";
import { LineText } from "../../../../ui/fit-heading";
import sizes from "./sizes.module.css";
import type { HeadlineThreads } from "./thread-data.server";
import styles from "./woven-heading.module.css";

const lettersOf = (line: string) => line.replace(/,$/, "");

type Props = { headline: FitHeadline; threads: HeadlineThreads };

/**
 * The page's woven heading, and what stands below it: fitted lines with three threads to each, which pass over one
 * letter and under the next. The letters above the threads are copies that only the eye meets. On narrow pages the
 * threads lie below the last line.
 */
export function WovenHead({ headline, threads, children }: Props & { children: ReactNode }) {
  const last = headline.lines.length - 1;
  return (
    <div className={`${styles.head} measure`} data-side={threads.side}>
      <h2 className={`fit ${styles.woven} ${sizes.sizes}`}>
        {headline.lines.map((fitted, line) => (
          <span key={fitted.text} className={`${styles.line} ${lineClass(fitted, headline.size)}`}>
            <LineText text={fitted.text} />{" "}
            <span aria-hidden="true">
              {threads.lines[line]?.map(({ accent, place }) => (
                <span
                  key={accent}
                  className={`${styles.thread} ${sizes.strand}`}
                  data-accent={accent}
                  data-count={place}
                />
              ))}
              <span className={`${styles.over} ${styles.even}`}>
                <Letters text={lettersOf(fitted.text)} />
              </span>
              <span className={`${styles.over} ${styles.odd}`}>
                <Letters text={lettersOf(fitted.text)} />
              </span>
              {line === last && <Below threads={threads} />}
            </span>
          </span>
        ))}
      </h2>
      {children}
    </div>
  );
}

/** Copies of a line's letters. */
function Letters({ text }: { text: string }) {
  return [...text].map((letter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name.
    <i key={index}>{letter}</i>
  ));
}

/** The threads that have no room among the letters: they lie below the last line. */
function Below({ threads: { below } }: Pick<Props, "threads">) {
  return (
    <span className={styles.below} data-count={below[0]?.place}>
      {below.map(({ accent, place }) => (
        <span key={place} className={sizes.strand} data-accent={accent} data-count={place} />
      ))}
    </span>
  );
}
