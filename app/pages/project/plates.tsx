import { Picture } from "../../ui/picture";
import type { Lang, ProjectPage } from "./data.server";
import { Film } from "./film";
import styles from "./plates.module.css";

const SIZES = {
  bleed: "100vw",
  field: "(width >= 1024px) 75vw, 100vw",
  tall: "(width >= 1024px) min(48vw, 64vh), 100vw",
};

/** Pictures of the project, large, between two parts of its story. */
export function Plates({ plates, lang }: Pick<ProjectPage["parts"][number], "plates"> & Lang) {
  if (plates.length === 0) return null;
  return (
    <div className={`${styles.root} no-print`} lang={lang}>
      {plates.map(({ look, picture, film }) => {
        const still = <Picture picture={picture} sizes={SIZES[look]} />;
        return (
          <figure
            key={picture.src}
            className={`${styles.plate} ${styles[look]} ${film ? styles.moving : ""}`}
          >
            {film ? <Film film={film}>{still}</Film> : still}
            {picture.caption && (
              <figcaption className={`${styles.caption} display`}>{picture.caption}</figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}
