import { ArrowLink, ButtonLink } from "../../../ui/button";
import { FitHeading } from "../../../ui/fit-heading";
import { LazySection } from "../../../ui/lazy-section";
import type { HomeData } from "../home-data.server";
import { LooseEnd } from "../ornaments/threads/loose-end";
import styles from "./call-to-action.module.css";

const QUOTE = "/contact?type=quote";

const loadPicture = () => import("./call-to-action-picture");

/**
 * The last word: what to bring, what comes back, and where. The picture behind it is loaded later, and so is the
 * cord of the page's threads, at whose end hangs a tag to be pulled.
 */
export function CallToAction({
  accent,
  headline,
  text,
  quote,
  portfolio,
  pull,
  threads,
  run,
  picture,
}: HomeData["callToAction"]) {
  return (
    <section className={styles.root} data-accent={accent}>
      <LazySection name="callToAction" className={styles.picture} load={loadPicture}>
        {({ CallToActionPicture }) => <CallToActionPicture picture={picture} run={run} />}
      </LazySection>
      <div className={styles.box}>
        <FitHeading as="h2" headline={headline} />
        <p className="mt-3 text-lead">{text}</p>
        <div className={styles.links}>
          <ButtonLink to={QUOTE}>{quote}</ButtonLink>
          <ArrowLink to="/portfolio">{portfolio}</ArrowLink>
        </div>
      </div>
      <LooseEnd to={QUOTE} threads={threads}>
        {pull}
      </LooseEnd>
    </section>
  );
}
