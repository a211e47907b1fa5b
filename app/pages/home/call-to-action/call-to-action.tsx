import { ornaments } from "agency/ornaments";
import type { HomeProps } from "../../../ornaments";
import { ArrowLink, ButtonLink } from "../../../ui/button";
import { FitHeading } from "../../../ui/fit-heading";
import { LazySection } from "../../../ui/lazy-section";
import { SiteLink } from "../../../ui/site-link";
import type { HomeData } from "../home-data.server";
import styles from "./call-to-action.module.css";

const QUOTE = "/contact?type=quote";

const loadPicture = () => import("./call-to-action-picture");

/** The last word: what to bring, what comes back, and where. The picture behind it is loaded later. */
export function CallToAction({ home, ...call }: HomeData["callToAction"] & HomeProps) {
  const { accent, headline, text, quote, portfolio, secondLink, picture } = call;
  const SecondLink = ornaments.closingLink;
  return (
    <section className={styles.root} data-accent={accent}>
      <LazySection name="callToAction" className={styles.picture} load={loadPicture}>
        {({ CallToActionPicture }) => <CallToActionPicture picture={picture} home={home} />}
      </LazySection>
      <div className={styles.box}>
        <FitHeading as="h2" headline={headline} />
        <p className="mt-3 text-lead">{text}</p>
        <div className={`${styles.links} wrap row`}>
          <ButtonLink to={QUOTE}>{quote}</ButtonLink>
          <ArrowLink to="/portfolio">{portfolio}</ArrowLink>
          {secondLink && !SecondLink && (
            <SiteLink to={QUOTE} className="row touch link-underline">
              {secondLink}
            </SiteLink>
          )}
        </div>
      </div>
      {secondLink && SecondLink && (
        <SecondLink home={home} to={QUOTE}>
          {secondLink}
        </SecondLink>
      )}
    </section>
  );
}
