import type { ReactNode } from "react";
import type { FitHeadline } from "../content/read/fit-lines.server";
import { ArrowLink, ButtonLink } from "../ui/button";
import { FitHeading } from "../ui/fit-heading";
import { links } from "../words/en/links";
import styles from "./call-to-action.module.css";

type Props = {
  headline: FitHeadline;
  text: string;
  /** closing: the theme's colours for closing calls. field: the page's accent, where more of the page follows. */
  look?: "closing" | "field";
  /** By default the links to the contact page and to a quote. */
  children?: ReactNode;
};

/** The closing call to action: the headline fitted, the links beside it. */
export function CallToAction({ headline, text, look = "closing", children }: Props) {
  return (
    <section className={`${styles.call} call-to-action`} data-look={look}>
      <FitHeading as="h2" headline={headline} />
      <div className={styles.links}>
        <p className="text-lead">{text}</p>
        {children ?? (
          <>
            <ButtonLink to="/contact">{links.contact}</ButtonLink>
            <ArrowLink to="/contact?type=quote">{links.getQuote}</ArrowLink>
          </>
        )}
      </div>
    </section>
  );
}
