import { site } from "virtual:site";
import { ButtonLink } from "../ui/button";
import { FitHeading } from "../ui/fit-heading";
import { MissingPattern } from "../ui/missing-pattern";
import { Picture } from "../ui/picture";
import { MissingSearch } from "./missing-search";
import styles from "./not-found.module.css";

/** Wider than its box, whose height decides the picture's size; enlarged on narrow pages. */
const SIZES = "(width >= 1024px) 84vw, 150vw";

/** The page for an unknown address. */
export function NotFound() {
  const { accent, headline, text, note, home, picture } = site.notFound;
  return (
    <section className={styles.root} data-accent={accent}>
      <div className={styles.words}>
        <div className={styles.figures}>
          <FitHeading headline={headline} />
        </div>
        <p className={styles.lead}>
          {text}
          {note && <small>{note}</small>}
        </p>
        <div className={styles.links}>
          <ButtonLink to="/">{home}</ButtonLink>
          <MissingSearch facts={site.search} />
        </div>
      </div>
      <div className={styles.swatch}>
        {picture ? <Picture picture={picture} sizes={SIZES} shape="fill" eager /> : <MissingPattern />}
      </div>
    </section>
  );
}
