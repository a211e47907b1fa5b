import { Noted } from "../../ui/noted";
import { SiteLink } from "../../ui/site-link";
import type { ServicesPage } from "./data.server";
import styles from "./industries.module.css";

/** The industries, below a rule each, with links to the projects that came from them. */
export function Industries({ accent, title, text, note, list }: NonNullable<ServicesPage["industries"]>) {
  return (
    <section className={styles.industries} data-accent={accent}>
      <div>
        <h2 className="display text-h2">{title}</h2>
        <p className="text-lead">
          <Noted text={text} note={note} />
        </p>
      </div>
      <ul className={styles.list}>
        {list.map(({ name, works }) => (
          <li key={name}>
            <h3 className="display text-h4">{name}</h3>
            {works.map(({ title, link, lang }) => (
              <SiteLink key={link} to={link} className="touch hover-underline">
                <span lang={lang}>{title}</span>
              </SiteLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
