import button from "../../../../ui/button.module.css";
import { Icon } from "../../../../ui/icon";
import { links } from "../../../../words/en/links";
import type { Data } from "./data.server";
import styles from "./more.module.css";

/** What a service is and consists of; its link is the service's name. */
export function More({ description, points }: Pick<Data[number], "description" | "points">) {
  return (
    <div className={styles.more}>
      <p>{description}</p>
      <ul>
        {points.map((point) => (
          <li key={point} className="font-bold">
            {point}
          </li>
        ))}
      </ul>
      <span className={button.arrowLink} aria-hidden="true">
        {links.learnMore}
        <Icon name="right" size="small" />
      </span>
    </div>
  );
}
