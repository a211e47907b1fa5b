import { useState } from "react";
import button from "../../../../ui/button.module.css";
import { Icon } from "../../../../ui/icon";
import { LocalName } from "../../../../ui/local-name";
import { SiteLink } from "../../../../ui/site-link";
import { links } from "../../../../words/en/links";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";
import more from "./more.module.css";
import styles from "./services.module.css";

/**
 * The services, each in its accent and pattern. A hovered or focused service opens and stays open until another service
 * opens.
 */
export default function Services({ data: services }: SectionProps<Data>) {
  const [open, setOpen] = useState(0);
  return (
    <ul className={styles.services}>
      {services.map((service, index) => (
        <li
          key={service.id}
          className={styles.service}
          data-accent={service.color}
          data-count={index + 1}
          data-open={index === open || undefined}
          data-ring
          // Not onPointerEnter, which a layout change under a resting pointer would fire, overriding the focus.
          onPointerMove={() => setOpen(index)}
          onFocus={() => setOpen(index)}
        >
          <div className={styles.text}>
            <p className={`${styles.accent} wrap`}>
              <LocalName name={service.accentName} />
              <span>{service.accentName?.name}</span>
            </p>
            <h3>
              <SiteLink to={service.link}>{service.title}</SiteLink>
            </h3>
            {service.price && <p className={`${styles.price} font-bold`}>{service.price}</p>}
            <div className={more.more}>
              <p>{service.description}</p>
              <ul>
                {service.points.map((point) => (
                  <li key={point} className="font-bold">
                    {point}
                  </li>
                ))}
              </ul>
              {/* Hidden from screen readers, because the service's name is the link. */}
              <span className={button.arrowLink} aria-hidden="true">
                {links.learnMore}
                <Icon name="right" size="small" />
              </span>
            </div>
          </div>
          <span className={`pattern ${styles.pattern}`} aria-hidden="true" />
          <span className={`pattern-end ${styles.end}`} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
