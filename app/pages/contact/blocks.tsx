import { ArrowLink, ButtonLink } from "../../ui/button";
import { contact } from "../../words/en/contact";
import styles from "./blocks.module.css";
import type { ContactPageData } from "./data.server";

export function Blocks({ blocks }: Pick<ContactPageData["texts"], "blocks">) {
  return (
    <section className={`${styles.blocks} wrap`} aria-label={contact.otherWays}>
      {blocks.map((block, index) => (
        <div key={block.title} className={styles.block}>
          <h2 className="display text-h3">{block.title}</h2>
          <p className="text-lead">{block.text}</p>
          {index === 0 ? (
            <ButtonLink to={block.link}>{block.linkText}</ButtonLink>
          ) : (
            <ArrowLink to={block.link}>{block.linkText}</ArrowLink>
          )}
        </div>
      ))}
    </section>
  );
}
