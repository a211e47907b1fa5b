import type { ReactNode } from "react";
import { ArrowLink } from "../../../ui/button";
import { Picture } from "../../../ui/picture";
import type { PageSections } from "./page-sections.server";
import styles from "./text-section.module.css";

type Props = Extract<PageSections[number], { name: "text" }> & { edge: ReactNode };

export function TextSection({ accent, title, lines, picture, linkText, link, edge }: Props) {
  return (
    <section className={styles.root} data-accent={accent} data-pictured={picture && ""}>
      {edge}
      <div className={`${styles.text} measure section-space`}>
        <h2 className="display text-h2">{title}</h2>
        {lines.map((line) => (
          <p key={line} className="mt-3 text-lead">
            {line}
          </p>
        ))}
        {link && linkText && (
          <div className="mt-3">
            <ArrowLink to={link}>{linkText}</ArrowLink>
          </div>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width >= 1024px) 58vw, 100vw" shape="fill" />
        </div>
      )}
    </section>
  );
}
