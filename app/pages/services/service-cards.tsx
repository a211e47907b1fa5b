import { site } from "virtual:site";
import { useCardMorph } from "../../ui/cover-morph";
import { FitHeading } from "../../ui/fit-heading";
import { Icon } from "../../ui/icon";
import { LocalName } from "../../ui/local-name";
import { Person } from "../../ui/person";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { Whole } from "../../ui/whole";
import { links } from "../../words/en/links";
import type { ServicesPage } from "./data.server";
import deal from "./deal.module.css";
import styles from "./service-cards.module.css";

/** A card for each service, whose strip is its link; some go across the page. */
export function ServiceCards({ services }: Pick<ServicesPage, "services">) {
  const across = cardsAcross(services);
  return (
    <ul className={styles.cards}>
      {services.map((service, index) => {
        const { id, headline, words, icon, link, color, accentName, points, price, work, head } = service;
        const isWide = across.has(index);
        return (
          <li key={id} id={id} className={`${styles.card} ${isWide ? styles.wide : ""}`} data-accent={color}>
            <SiteLink to={link} className={`${styles.strip} wrap ring-inside`}>
              <Icon name={icon} />
              {accentName && (
                <span className="row">
                  <LocalName name={accentName} size="text-h4" /> {accentName.name}
                </span>
              )}
              <FitHeading as="h2" headline={isWide ? headline : headline.narrow} />
              <span className={`${styles.more} row touch font-bold`}>
                {links.learnMore} <Icon name="right" size="small" />
              </span>
            </SiteLink>
            <div className={styles.text}>
              <p className={styles.words}>
                <Whole parts={words} />
              </p>
              {points.length > 0 && (
                <ul className={`${styles.points} font-bold`}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {/* What it costs at least, and who signs for it. */}
              <div className={deal.deal}>
                {price && (
                  <p>
                    {price.before}
                    <strong data-count={price.letters}>{price.amount}</strong>
                    {price.after}
                  </p>
                )}
                {head && <Person {...head} />}
              </div>
            </div>
            {work && <CardWork {...work} isWide={isWide} />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The first card, and each that cannot share a row with the next: two beside each other have names of as many
 * lines, or one of them would have a hole above its name.
 */
function cardsAcross(services: ServicesPage["services"]) {
  const across = new Set(site.look?.includes("services-rows") ? services.keys() : [0]);
  const lines = services.map(({ headline }) => headline.narrow.lines.length);
  for (let index = 1; index < services.length; index += across.has(index) ? 1 : 2)
    if (lines[index] !== lines[index + 1]) across.add(index);
  return across;
}

type Work = NonNullable<ServicesPage["services"][number]["work"]>;

function CardWork({ title, link, picture, isWide }: Work & { isWide: boolean }) {
  const morphs = useCardMorph(link);
  return (
    <SiteLink to={link} className={styles.work}>
      <span className={styles.cover} data-morph={morphs || undefined}>
        <Picture
          picture={picture}
          sizes={isWide ? "(width >= 1280px) 59vw, 100vw" : "(width >= 768px) 50vw, 100vw"}
          shape="fill"
          decorative
        />
      </span>
      <span className={styles.plate}>{title}</span>
    </SiteLink>
  );
}
