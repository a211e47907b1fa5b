import { Icon } from "../../ui/icon";
import styles from "./faq.module.css";

type Props = { title: string; entries: { question: string; answer: string }[] };

/** Questions as native disclosures, which the browser's find-in-page can open. */
export function Faq({ title, entries }: Props) {
  return (
    <section className={styles.faq}>
      <div className={`${styles.parts} measure`}>
        <h2 className="display">{title}</h2>
        <div className={styles.list}>
          {entries.map(({ question, answer }) => (
            <details key={question}>
              <summary className="row">
                <h3 className="display text-h3">{question}</h3>
                <Icon name="down" />
              </summary>
              <div className={styles.answer}>
                {answer.split(/\n\n+/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
