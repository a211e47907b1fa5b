import { site } from "virtual:site";
import { numberText } from "../../lib/count-text";
import { Picture } from "../../ui/picture";
import type { ServicePageData } from "./data.server";
import styles from "./job-steps.module.css";

type Props = NonNullable<ServicePageData["process"]> & { ground: "pale" | "deep" };

/**
 * Shows a job's steps with pictures, in rows of three. The first rows have two steps if this avoids an incomplete row.
 */
export function JobSteps({ title, steps, ground }: Props) {
  const halves = [0, 4, 2][steps.length % 3] ?? 0;
  const leads = steps.length % 2 === 1;
  return (
    <section id="process" className={styles.process} data-ground={ground}>
      <h2 className="display text-h2">{title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, title, description, picture }, index) => (
          <li key={step} className={index < halves ? styles.half : undefined}>
            <div>
              {picture && (
                <Picture
                  picture={picture}
                  sizes={`(width >= 1024px) ${index < halves ? 47 : 31}vw, (width >= 768px) ${leads && index === 0 ? 92 : 46}vw, 92vw`}
                  shape="frame"
                />
              )}
            </div>
            <div className={styles.text}>
              <h3 className="display text-h3">
                {numberText(step, site)}. {title}
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
