import { Whole } from "../../ui/whole";
import type { Lang, ProjectPage } from "./data.server";
import { Plates } from "./plates";
import styles from "./story.module.css";

/** A part of the case study: its opening paragraph in large type, then paragraphs and plates. */
export function Story({ title, lead, paragraphs, plates, lang }: ProjectPage["parts"][number] & Lang) {
  return (
    <section className={styles.story}>
      <h2 className="display text-h3">{title}</h2>
      <p className={`${styles.lead} display display-narrow`} lang={lang}>
        <Whole parts={lead} />
      </p>
      <div className={styles.text} lang={lang}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.join()}>
            <Whole parts={paragraph} />
          </p>
        ))}
      </div>
      <Plates plates={plates} lang={lang} />
    </section>
  );
}
