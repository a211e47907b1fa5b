import { useSearchParams } from "react-router";
import { pictureAt } from "../../content/cards.server";
import { getContent } from "../../content/content.server";
import { fitHeadline } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { quoteLine } from "../../lib/quote-line";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { useHydrated } from "../../ui/use-hydrated";
import type { Route } from "./+types/page";
import { ContactForm } from "./contact-form";
import { ContactInformation } from "./contact-information";
import { Faq } from "./faq";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  const { contact: words, site, services, projects } = getContent();
  return {
    dye: "lac",
    meta: metaFor(words.meta, "/contact"),
    headline: fitHeadline(["Get in", "Touch"]),
    words,
    contact: site.contact,
    fields: site.switches.contactFields,
    mapPicture: pictureAt(words.map.imageUrl, words.map.title),
    /** Names for the first line of a quote request, by id. */
    names: Object.fromEntries([...services, ...projects].map(({ id, title }) => [id, title])),
  };
}

export type ContactPageData = Route.ComponentProps["loaderData"];

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { headline, words, contact, fields, mapPicture, names } = loaderData;
  const [query] = useSearchParams();
  // The prerendered page knows no query.
  const isQuote = useHydrated() && query.get("type") === "quote";
  const { form } = words;
  return (
    <>
      <PageHero
        headline={headline}
        lead={words.lead}
        layout="split"
        aside={<div className="weave weave-coarse" aria-hidden="true" />}
      />
      <div className="measure section-space grid gap-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="form-title" className="display text-h2">
            {form.title}
          </h2>
          {isQuote && <p className="mt-2 display text-h4">{form.quoteTitle}</p>}
          <p className="mt-2 text-lead">{isQuote ? form.quoteText : form.text}</p>
          <ContactForm
            fields={fields}
            firstLine={isQuote ? quoteLine(names, query.get("service"), query.get("project")) : ""}
            email={contact.email}
            phone={contact.phones[0] ?? ""}
          />
        </div>
        <ContactInformation words={words.information} contact={contact} />
      </div>
      <section className="measure pb-10" aria-label="Other ways in">
        <div className="grid gap-3 md:grid-cols-3">
          {words.blocks.map((block) => (
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
      <Faq {...words.faq} />
      <section className="contact-map">
        <Picture picture={mapPicture} sizes="100vw" shape="fill" />
        <div className="contact-map-plate">
          <h2 className="display text-h3">{words.map.title}</h2>
          <p>{words.map.text}</p>
        </div>
      </section>
    </>
  );
}
