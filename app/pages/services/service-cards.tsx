import { useCardMorph } from "../../ui/cover-morph";
import { FitHeading } from "../../ui/fit-heading";
import { Icon } from "../../ui/icon";
import { LocalName } from "../../ui/local-name";
import { NoBreak } from "../../ui/no-break";
import { Person } from "../../ui/person";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { links } from "../../words/en/links";
import type { ServicesPageData } from "./data.server";
import deal from "./deal.module.css";
import styles from "./service-cards.module.css";

/** A card for each service. The link on the service's name covers the card. Some cards are as wide as the page. */
export function ServiceCards({ services }: Pick<ServicesPageData, "services">) {
  return (
    <ul className={styles.cards}>
      {services.map((service) => {
        const {
          id,
          isWide,
          headline,
          description,
          icon,
          link,
          color,
          accentName,
          points,
          price,
          work,
          head,
        } = service;
        return (
          <li key={id} id={id} className={`${styles.card} ${isWide ? styles.wide : ""}`} data-accent={color}>
            <SiteLink to={link} className={`${styles.strip} wrap ring-inside`}>
              <Icon name={icon} />
              {accentName && (
                <span className="row">
                  <LocalName name={accentName} size="text-h4" /> {accentName.name}
                </span>
              )}
              <FitHeading as="h2" headline={headline} />
              <span className="sr-only">{links.learnMore}</span>
            </SiteLink>
            <div className={styles.text}>
              <p className={styles.description}>
                <NoBreak parts={description} />
              </p>
              {points.length > 0 && (
                <ul className={`${styles.points} font-bold`}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {/* The minimum price, the responsible person and the link. */}
              <div className={deal.deal}>
                {price && (
                  <p>
                    {price.before}
                    <strong data-count={price.letters}>{price.amount}</strong>
                    {price.after}
                  </p>
                )}
                <div className={`${deal.sign} wrap`}>
                  {head && <Person {...head} />}
                  {/* Hidden from screen readers, because the card's name is the link. */}
                  <span className={`${styles.more} row touch font-bold`} aria-hidden="true">
                    {links.learnMore} <Icon name="right" size="small" />
                  </span>
                </div>
              </div>
            </div>
            {work && <CardWork {...work} isWide={isWide} />}
          </li>
        );
      })}
    </ul>
  );
}

type Work = NonNullable<ServicesPageData["services"][number]["work"]>;

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
