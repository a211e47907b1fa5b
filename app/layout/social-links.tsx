import { site } from "virtual:site";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { layout } from "../words/en/layout";
import styles from "./social-links.module.css";

/** Links to the agency's profiles in social networks. Each link opens a new tab. */
export function SocialLinks() {
  if (site.social.length === 0) return null;
  return (
    <ul className={`${styles.social} wrap font-bold`}>
      {site.social.map(({ name, url, icon }) => (
        <li key={name}>
          <SiteLink to={url} className="row touch hover-underline">
            <Icon name={icon} />
            <span className={styles.name}>{name}</span>
            <span className="sr-only"> {layout.newTab}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
