import { Picture } from "../../ui/picture";
import type { AboutPageData } from "./data.server";
import styles from "./story.module.css";

/** The agency's story as a strip of pictures or coloured fields, each with a paragraph below. */
export function Story({ title, picture, parts }: NonNullable<AboutPageData["story"]>) {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story" className={`display ${styles.title}`}>
        {title}
      </h2>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="100vw" eager />
      </div>
      <ol className={styles.strip}>
        {parts.map(({ mark, accent, picture, text }) => (
          <li key={mark} data-accent={accent}>
            <div className={styles.swatch}>
              {picture && (
                <Picture picture={picture} sizes="(width >= 768px) 50vw, 100vw" shape="fill" decorative />
              )}
            </div>
            <h3 className={`display ${styles.mark}`} data-count={[...mark].length}>
              {mark}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
