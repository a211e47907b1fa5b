import { lineClass } from "../../../app/lib/fit-class";
import type { SectionHeadingProps } from "../../../app/ornaments";
import { LineText } from "../../../app/ui/fit-heading";
import sizes from "./sizes.module.css";
import { IN_HEADING, threadAccents, threadRun } from "./thread-runs";
import styles from "./woven-heading.module.css";

const lettersOf = (line: string) => line.replace(/,$/, "");

/**
 * A heading with threads woven through its letters, and the content below it. Three threads per line pass over one letter
 * and under the next; more threads make the text hard to read. The letters above the threads are copies hidden from screen
 * readers. On phones the threads run behind all letters, and tablets show none.
 */
export function WovenHeading({ home, headline, children }: SectionHeadingProps) {
  const goingOn = threadAccents(home.accents);
  const inLines = IN_HEADING.filter((accent) => goingOn.includes(accent)).length;
  const last = headline.lines.length - 1;
  return (
    <div className={`${styles.head} measure`} data-side={threadRun(home, "services")?.side}>
      <h2 className={`fit ${styles.woven} ${sizes.sizes}`}>
        {headline.lines.map((fitted, line) => (
          <span key={fitted.text} className={`${styles.line} ${lineClass(fitted, headline.size)}`}>
            <LineText text={fitted.text} />{" "}
            <span aria-hidden="true">
              {IN_HEADING.slice(3 * line, 3 * line + 3).map((accent) => (
                <span
                  key={accent}
                  className={`${styles.thread} ${sizes.strand}`}
                  data-accent={accent}
                  data-count={goingOn.indexOf(accent) + 1 || undefined}
                />
              ))}
              <span className={`${styles.over} ${styles.even}`}>
                <Letters text={lettersOf(fitted.text)} />
              </span>
              <span className={`${styles.over} ${styles.odd}`}>
                <Letters text={lettersOf(fitted.text)} />
              </span>
              {line === last && <Below accents={goingOn.slice(inLines)} from={inLines + 1} />}
            </span>
          </span>
        ))}
      </h2>
      {children}
    </div>
  );
}

/** Copies of the letters of a line. */
function Letters({ text }: { text: string }) {
  return [...text].map((letter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name.
    <i key={index}>{letter}</i>
  ));
}

/** Threads that do not fit between the letters, drawn below the last line. */
function Below({ accents, from }: { accents: string[]; from: number }) {
  return (
    <span className={styles.below} data-count={accents.length > 0 ? from : undefined}>
      {accents.map((accent, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one accent.
          key={index}
          className={sizes.strand}
          data-accent={accent}
          data-count={from + index}
        />
      ))}
    </span>
  );
}
