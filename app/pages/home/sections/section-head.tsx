import { site } from "virtual:site";
import { ornaments } from "agency/ornaments";
import { numberText } from "../../../lib/count-text";
import type { HomeOutline } from "../../../ornaments";
import { ArrowLink } from "../../../ui/button";
import { FitHeading } from "../../../ui/fit-heading";
import type { Head, SectionLook } from "./head.server";
import styles from "./section-head.module.css";

type Props = Head & { name: string; look: SectionLook | undefined; home: HomeOutline };

/** A section's heading, sentence and link; prerendered, although the section's content loads later. */
export function SectionHead({ name, title, text, linkText, link, figure, headline, look, home }: Props) {
  const ServicesHeading = name === "services" && ornaments.servicesHeading;
  if (headline && ServicesHeading)
    return (
      <ServicesHeading home={home} headline={headline}>
        <div className={styles.root}>
          <p className="text-lead">{text}</p>
          <div>
            <ArrowLink to={link}>{linkText}</ArrowLink>
          </div>
        </div>
      </ServicesHeading>
    );
  const lookClass = headline ? styles.line : look && styles[look];
  const classes = [styles.root, lookClass, !text && styles.short, "measure"];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      {figure && (
        <span
          className={`${styles.figure} display display-narrow`}
          data-count={String(figure).length}
          aria-hidden="true"
        >
          {numberText(figure, site)}
        </span>
      )}
      {headline ? (
        <FitHeading as="h2" headline={headline} />
      ) : (
        <h2 className={`display text-h2 ${look === "side" ? "display-narrow" : ""}`}>{title}</h2>
      )}
      <div>
        {text && <p className="text-lead">{text}</p>}
        <ArrowLink to={link}>{linkText}</ArrowLink>
      </div>
    </div>
  );
}
