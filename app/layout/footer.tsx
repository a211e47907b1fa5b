import { site } from "virtual:site";
import { ornaments } from "agency/ornaments";
import { Fragment } from "react";
import { addressLines } from "../lib/postal-address";
import { LazyOrnament } from "../ui/lazy-ornament";
import { PhoneLink } from "../ui/phone-link";
import { SiteLink } from "../ui/site-link";
import { Today } from "../ui/today";
import { layout } from "../words/en/layout";
import styles from "./footer.module.css";
import { Languages } from "./languages";
import { LinkGroups, LinkList } from "./link-groups";
import { NewsletterForm } from "./newsletter-form";
import { SocialLinks } from "./social-links";
import { Wordmark } from "./wordmark";

const Name = ornaments.wordmark ?? Wordmark;

/** The footer: newsletter card, blurb, link groups, social links and copyright line. */
export function Footer() {
  const { contact, footer } = site;
  return (
    <footer className={styles.footer} data-accent="neutral">
      <div className={styles.top}>
        <div className={styles.newsletter}>
          <NewsletterForm />
        </div>
        <div className={styles.blurb}>
          <p className="text-lead">{footer.blurb}</p>
          <p className="mt-3">
            <SiteLink to={`mailto:${contact.email}`} className="hover-underline">
              {contact.email}
            </SiteLink>
            {addressLines(contact.address, site).map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
            {contact.showPhone.includes("footer") && (
              <>
                <br />
                <PhoneLink className="hover-underline" />
              </>
            )}
          </p>
        </div>
        <nav className={styles.groups} aria-label={layout.footer}>
          <LinkGroups groups={footer.groups} />
        </nav>
      </div>
      <SocialLinks />
      <Name {...site.wordmark} />
      {ornaments.footerVisit && site.visit && (
        <div className={styles.visit}>
          <LazyOrnament load={ornaments.footerVisit} props={{ ...site.wordmark, texts: site.visit }} />
        </div>
      )}
      <div className={`${styles.base} wrap row`}>
        <p>
          © <Today {...site} format="year" /> {site.name}
        </p>
        <LinkList links={footer.links} />
        {import.meta.env.HAS_LANGUAGES && <Languages position="footer" />}
      </div>
    </footer>
  );
}
