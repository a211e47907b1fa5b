import type { FitHeadline } from "../content/headlines/fit-lines.server";
import type { PictureData } from "../content/pictures/pictures.server";
import { PATHS } from "../paths.ts";
import { ArrowLink, ButtonLink } from "../ui/button";
import { FitHeading } from "../ui/fit-heading";
import { Picture } from "../ui/picture";
import { links } from "../words/en/links";
import styles from "./call-to-action.module.css";

type Props = {
  headline: FitHeadline;
  text: string;
  picture?: PictureData | undefined;
  /** closing: the theme's colours for closing calls. field: the page's accent, for a call above other content. */
  variant?: "closing" | "field";
  /** Address of the second link. */
  to?: string;
  linkText?: string;
};

/** The closing call to action: a fitted headline with links to the contact page and, by default, to a quote. */
export function CallToAction({ headline, text, picture, variant = "closing", ...link }: Props) {
  const { to = PATHS.quote, linkText = links.getQuote } = link;
  return (
    <section className={`${styles.call} call-to-action`} data-variant={variant}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width >= 1024px) 70vw, 100vw" shape="fill" decorative />
        </div>
      )}
      <FitHeading as="h2" headline={headline} />
      <div className={styles.links}>
        <p className="text-lead">{text}</p>
        <ButtonLink to={PATHS.contact}>{links.contact}</ButtonLink>
        <ArrowLink to={to}>{linkText}</ArrowLink>
      </div>
    </section>
  );
}
