import { ArrowLink } from "../../ui/button";
import type { ContactPage } from "./data.server";
import "./blocks.css";

/** Other ways in: up to three fields beside each other, each in its dye. */
export function Blocks({ blocks }: Pick<ContactPage["words"], "blocks">) {
  return (
    <section className="contact-blocks" aria-label="Other ways in">
      {blocks.map((block) => (
        <div key={block.title} className="contact-block" data-dye={block.dye}>
          <div className="weave weave-coarse" aria-hidden="true" />
          <h2 className="display text-h3">{block.title}</h2>
          <p>{block.text}</p>
          <ArrowLink to={block.link}>{block.linkText}</ArrowLink>
        </div>
      ))}
    </section>
  );
}
