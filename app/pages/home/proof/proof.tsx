import { ButtonLink } from "../../../ui/button";
import { home as words } from "../../../words/en/home";
import type { HomeData } from "../home-data.server";
import styles from "./proof.module.css";

/** Who this is, in one sentence and four figures, and the quote button. */
export function Proof({ intro, quote, stats }: HomeData["proof"]) {
  return (
    <section className={`${styles.root} measure`} aria-label={words.figures}>
      <p className="text-lead font-bold">{intro}</p>
      <dl>
        {stats.map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display display-narrow">{number}</dd>
          </div>
        ))}
      </dl>
      <div>
        <ButtonLink to={quote.link} look="ink">
          {quote.linkText}
        </ButtonLink>
        <p className="mt-1 text-small">{quote.text}</p>
      </div>
    </section>
  );
}
