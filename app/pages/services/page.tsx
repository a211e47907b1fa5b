import { getContent } from "../../content/content.server";
import { PATHS } from "../../paths.ts";
import { CallToAction } from "../../sections/call-to-action";
import { NumberedList } from "../../sections/numbered-list";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { links } from "../../words/en/links";
import { service as words } from "../../words/en/service";
import type { Route } from "./+types/page";
import { servicesPage } from "./data.server";
import { Industries } from "./industries";
import styles from "./page.module.css";
import { ServiceCards } from "./service-cards";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = () => servicesPage(getContent());

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, services, approach, industries, callToAction } = loaderData;
  return (
    <>
      <div className={styles.head}>
        <PageHero headline={headline} lead={lead} />
        <nav className={styles.jump} aria-label={words.jump}>
          {services.map(({ id, title, symptom, color, price }) => (
            <a key={id} href={`#${id}`} className="hover-underline ring-inside" data-accent={color}>
              {title}
              {symptom && <small>{symptom}</small>}
              {price && <span>{price.short}</span>}
            </a>
          ))}
        </nav>
      </div>
      <ServiceCards services={services} />
      {approach && (
        <NumberedList title={approach.title} text={approach.text} list={approach.steps} variant="steps" />
      )}
      {industries && <Industries {...industries} />}
      <CallToAction {...callToAction} to={PATHS.portfolio} linkText={links.portfolio} />
    </>
  );
}
