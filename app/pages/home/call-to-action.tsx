import type { ReactNode } from "react";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { FitHeading } from "../../ui/fit-heading";
import type { OpeningData } from "./home-data.server";
import "./call-to-action.css";

type Props = OpeningData["callToAction"] & { children: ReactNode };

/** The last word: what to bring, what comes back, and where. The picture behind it is loaded later. */
export function CallToAction({ dye, headline, text, quote, portfolio, children }: Props) {
  return (
    <section className="home-call-to-action" data-dye={dye}>
      {children}
      <div className="home-call-to-action-box">
        <FitHeading as="h2" headline={headline} />
        <p className="mt-3 text-lead">{text}</p>
        <div className="home-call-to-action-links">
          <ButtonLink to="/contact?type=quote">{quote}</ButtonLink>
          <ArrowLink to="/portfolio">{portfolio}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
