import { fillIn } from "../../lib/fill-in";
import { ButtonLink } from "../../ui/button";
import { FitHeading } from "../../ui/fit-heading";
import { LocalName } from "../../ui/local-name";
import { Picture } from "../../ui/picture";
import { links } from "../../words/en/links";
import { service as words } from "../../words/en/service";
import type { ServicePageData } from "./data.server";
import styles from "./picture-hero.module.css";

/**
 * The top of the page: text and a picture whose `focus` stays visible in narrow boxes.
 * @param quote URL of the quote form
 */
export function PictureHero({ page, quote }: { page: ServicePageData; quote: string }) {
  const { title, accentName, headline, lead, price, picture, focus, process } = page;
  const isShowcase = page.layout === "showcase";
  return (
    // band: a full-width headline, other text beside the picture. split: all text beside the picture.
    <section className={`${styles.hero} ${isShowcase ? styles.band : styles.split}`}>
      <div className={styles.text}>
        {accentName && (
          <p className={`${styles.accent} row font-bold`}>
            <LocalName name={accentName} size="text-h3" /> {accentName.name}
          </p>
        )}
        <FitHeading headline={headline} />
        <p className={`text-lead ${styles.lead}`}>{lead}</p>
        <div className={`${styles.links} wrap mt-4`}>
          <ButtonLink to={quote}>{links.getQuote}</ButtonLink>
          {process && (
            <ButtonLink
              to="#process"
              variant="paper"
              icon="down"
              about={isShowcase ? "" : fillIn(words.about, { service: title })}
            >
              {isShowcase ? words.process : links.learnMore}
            </ButtonLink>
          )}
        </div>
        {price && (
          <p className={`mt-3 ${styles.note}`}>
            {price.before}
            <strong className={styles.amount}>{price.amount}</strong>
            {price.after}
          </p>
        )}
      </div>
      <div className={`mt-2 ${styles.aside}`}>
        <div className={styles.picture} data-focus={focus}>
          <Picture
            picture={picture}
            sizes={`(width >= 1024px) ${isShowcase ? 64 : 75}vw, (width >= 600px) 140vw, ${focus === "middle" ? "210vw" : "110vw"}`}
            shape="fill"
            eager
            decorative
          />
        </div>
      </div>
    </section>
  );
}
