import { PATHS } from "../../../paths.ts";
import { ArrowLink, ButtonLink } from "../../../ui/button";
import { FitHeading } from "../../../ui/fit-heading";
import { LazySection } from "../../../ui/lazy-section";
import type { HomePageData } from "../data.server";
import styles from "./call-to-action.module.css";

const loadPicture = () => import("./call-to-action-picture");

/** The home page's closing call to action. Its background picture loads later. */
export function CallToAction(call: HomePageData["callToAction"]) {
  const { accent, headline, text, quote, portfolio, picture } = call;
  return (
    <section className={styles.root} data-accent={accent}>
      <LazySection name="callToAction" className={styles.picture} load={loadPicture}>
        {({ CallToActionPicture }) => <CallToActionPicture picture={picture} />}
      </LazySection>
      <div className={styles.box}>
        <FitHeading as="h2" headline={headline} />
        <p className="mt-3 text-lead">{text}</p>
        <div className={`${styles.links} wrap row mt-3`}>
          <ButtonLink to={PATHS.quote}>{quote}</ButtonLink>
          <ArrowLink to={PATHS.portfolio}>{portfolio}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
