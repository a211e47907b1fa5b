import { inOriginal } from "../../ui/in-original";
import { NoBreak } from "../../ui/no-break";
import { Picture } from "../../ui/picture";
import type { Lang, ProjectPageData } from "./data.server";
import { Film } from "./film";
import plate from "./plates.module.css";
import styles from "./story.module.css";

type Part = ProjectPageData["parts"][number];

const SIZES = {
  bleed: "100vw",
  field: "(width >= 1024px) 75vw, 100vw",
  tall: "(width >= 1024px) min(48vw, 64vh), 100vw",
};

/** A section of the case study: an opening paragraph in large type, then paragraphs and pictures. */
export function Story({ title, lead, paragraphs, plates, lang }: Part & Lang) {
  return (
    <section className={styles.story}>
      <h2 className="display text-h3">{title}</h2>
      <p className={`${styles.lead} display display-narrow`} {...inOriginal(lang)}>
        <NoBreak parts={lead} />
      </p>
      <div className={styles.text} {...inOriginal(lang)}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.join()}>
            <NoBreak parts={paragraph} />
          </p>
        ))}
      </div>
      <Plates plates={plates} lang={lang} />
    </section>
  );
}

/** Large project pictures between two sections of the story. */
function Plates({ plates, lang }: Pick<Part, "plates"> & Lang) {
  if (plates.length === 0) return null;
  return (
    <div className={`${plate.root} no-print`} {...inOriginal(lang)}>
      {plates.map(({ variant, picture, film }) => {
        const still = <Picture picture={picture} sizes={SIZES[variant]} />;
        return (
          <figure
            key={picture.src}
            className={`${plate.plate} ${plate[variant]} ${film ? plate.moving : ""}`}
          >
            {film ? <Film film={film}>{still}</Film> : still}
            {picture.caption && (
              <figcaption className={`${plate.caption} display`}>{picture.caption}</figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}
