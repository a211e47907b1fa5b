import { SiteLink } from "../../ui/site-link";
import type { ContactPage } from "./data.server";

/** Other ways in: up to three blocks beside each other. */
export function Blocks({ blocks }: Pick<ContactPage["words"], "blocks">) {
  return (
    <section className="measure pb-10" aria-label="Other ways in">
      <div className="contact-blocks">
        {blocks.map((block) => (
          <div key={block.title} className="ruled pt-2">
            <h2 className="display text-h4">{block.title}</h2>
            <p className="my-2">{block.text}</p>
            <SiteLink to={block.link} className="link-underline touch inline-flex items-center">
              {block.linkText}
            </SiteLink>
          </div>
        ))}
      </div>
    </section>
  );
}
