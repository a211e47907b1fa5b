import { SiteLink } from "../../ui/site-link";
import type { ContactPage } from "./data.server";
import "./blocks.css";

/** Other ways in: up to three blocks beside each other. */
export function Blocks({ blocks }: Pick<ContactPage["words"], "blocks">) {
  return (
    <section className="contact-ways measure" aria-label="Other ways in">
      <div className="contact-blocks">
        {blocks.map((block) => (
          <div key={block.title} className="ruled">
            <h2 className="display text-h4">{block.title}</h2>
            <p>{block.text}</p>
            <SiteLink to={block.link} className="link-underline touch">
              {block.linkText}
            </SiteLink>
          </div>
        ))}
      </div>
    </section>
  );
}
