import { lazy, Suspense, useRef } from "react";
import { useSearchParams } from "react-router";
import { getContent } from "../../content/content.server";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { Person } from "../../ui/person";
import { PhoneLink } from "../../ui/phone-link";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { useHydrated } from "../../ui/use-hydrated";
import type { Route } from "./+types/page";
import { Blocks } from "./blocks";
import { ContactForm } from "./contact-form";
import { ContactInformation } from "./contact-information";
import { contactPage } from "./data.server";
import { Faq } from "./faq";
import styles from "./page.module.css";
import { quoteOpening } from "./quote-opening";
import { useDraft } from "./use-draft";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = () => contactPage(getContent());

/** Delay before a failed load is retried. */
const RETRY_MS = 5000;

/** The brief, which loads with the first quote request. The form works without the brief. */
const Brief = lazy(async function load(): Promise<{ default: typeof import("./brief").Brief }> {
  try {
    return { default: (await import("./brief")).Brief };
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_MS));
    return load();
  }
});

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { headline, picture, strip, reader, texts, contact, fields, map, names, services } = loaderData;
  const [query] = useSearchParams();
  // The prerendered page does not know the query.
  const isQuote = useHydrated() && query.get("type") === "quote";
  const opening = isQuote ? quoteOpening(names, query.get("service"), query.get("project")) : "";
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, opening);
  const { brief } = texts;
  return (
    <>
      <div className={styles.parts}>
        <PageHero headline={headline} lead={texts.lead}>
          {contact.phones.length > 0 && <PhoneLink className="link-underline font-bold" />}
        </PageHero>
        {picture && (
          <div className={styles.picture} data-focus={picture.focus}>
            <Picture
              {...picture}
              narrow={strip}
              sizes="(width >= 1024px) 42vw, 100vw"
              shape="fill"
              eager="behind"
            />
          </div>
        )}
        <div className={styles.message}>
          <h2 id="form-title" className={`display ${styles.title}`}>
            {texts.form.title}
          </h2>
          {isQuote && <p className="mt-2 display text-h4">{texts.form.quoteTitle}</p>}
          <p className="mt-2 text-lead">{isQuote ? texts.form.quoteText : texts.form.text}</p>
          {isQuote && brief && (
            <div className={styles.brief}>
              <Suspense>
                <Brief texts={brief} services={services} opening={opening} form={form} draft={draft} />
              </Suspense>
            </div>
          )}
          <ContactForm form={form} fields={fields} draft={draft} />
          {reader && <Person {...reader} />}
        </div>
      </div>
      <ContactInformation texts={texts.information} contact={contact} />
      {texts.blocks.length > 0 && <Blocks blocks={texts.blocks} />}
      {texts.faq && <Faq {...texts.faq} />}
      {map && (
        <section className={styles.map}>
          <div className={styles.mapPicture}>
            <Picture picture={map.picture} sizes="100vw" shape="fill" />
          </div>
          <div className={styles.mapPlate}>
            <h2 className="display text-h3">{map.title}</h2>
            <address className="mt-1 font-bold">
              {/* A geo: link opens the visitor's map application without contacting a third party. */}
              <SiteLink to={`geo:0,0?q=${encodeURIComponent(contact.postal)}`} className="link-underline">
                {contact.postal}
              </SiteLink>
            </address>
            <p className="mt-1">{map.text}</p>
          </div>
        </section>
      )}
    </>
  );
}
