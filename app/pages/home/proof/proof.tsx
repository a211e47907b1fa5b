import { ArrowLink, ButtonLink } from "../../../ui/button";
import type { HomeData } from "../home-data.server";
import styles from "./proof.module.css";

/** Who this is, in one sentence, the quote button, and the way to what can be played. */
export function Proof({ intro, quote, play }: HomeData["proof"]) {
  return (
    <section className={`${styles.root} measure`}>
      <p className="display">{intro}</p>
      <div>
        <div className={`wrap ${styles.ways}`}>
          <ButtonLink to={quote.link} look="ink">
            {quote.linkText}
          </ButtonLink>
          {play && <ArrowLink to="#techStack">{play}</ArrowLink>}
        </div>
        <p className="mt-1 text-small">{quote.text}</p>
      </div>
    </section>
  );
}
