import cardLink from "../../../../sections/card-link.module.css";
import { Picture } from "../../../../ui/picture";
import { SiteLink } from "../../../../ui/site-link";
import type { SectionProps } from "../registry";
import type { Data } from "./data.server";
import styles from "./lead-work.module.css";

/** Three projects, each a picture and a line; the first across the page, two beside each other below it. */
export default function LeadWork({ data: projects }: SectionProps<Data>) {
  return (
    <ul className={styles.root}>
      {projects.map(({ title, lang, categoryTitle, link, picture }, index) => (
        <li key={link}>
          <div className={styles.picture}>
            <Picture
              picture={picture}
              sizes={index === 0 ? "100vw" : "(width >= 768px) 50vw, 100vw"}
              shape="fill"
              decorative
            />
          </div>
          <div className={styles.line}>
            <h3 className="display text-h3" lang={lang}>
              <SiteLink to={link} className={cardLink.link}>
                {title}
              </SiteLink>
            </h3>
            <p>{categoryTitle}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
