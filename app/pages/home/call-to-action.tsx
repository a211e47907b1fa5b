import type { ReactNode } from "react";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { FitHeading } from "../../ui/fit-heading";
import { SiteLink } from "../../ui/site-link";
import type { OpeningData } from "./home-data.server";
import "./call-to-action.css";

type Props = OpeningData["callToAction"] & { children: ReactNode };

const QUOTE = "/contact?type=quote";

/**
 * The last word: what to bring, what comes back, and where. The picture behind it is loaded later, and so is the
 * cord of the page's threads, at whose end hangs a tag to be pulled.
 */
export function CallToAction({ dye, headline, text, quote, portfolio, pull, threads, children }: Props) {
  return (
    <section className="home-call-to-action" data-dye={dye}>
      {children}
      <div className="home-call-to-action-box">
        <FitHeading as="h2" headline={headline} />
        <p className="mt-3 text-lead">{text}</p>
        <div className="home-call-to-action-links">
          <ButtonLink to={QUOTE}>{quote}</ButtonLink>
          <ArrowLink to="/portfolio">{portfolio}</ArrowLink>
        </div>
      </div>
      <SiteLink to={QUOTE} className="loose-end link-underline">
        <span className="loose-end-cord" data-count={threads.length} aria-hidden="true">
          {threads.map((dye, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one dye.
            <i key={index} data-dye={dye} data-count={index + 1} />
          ))}
        </span>
        <span className="loose-end-tag">{pull}</span>
      </SiteLink>
    </section>
  );
}
