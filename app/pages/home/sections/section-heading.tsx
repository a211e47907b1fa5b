import { site } from "virtual:site";
import type { ComponentType } from "react";
import { numberText } from "../../../lib/count-text";
import type { HomeOutline, SectionHeadingProps } from "../../../ornaments";
import { ArrowLink } from "../../../ui/button";
import { FitHeading } from "../../../ui/fit-heading";
import type { Heading } from "./section-data.server";
import styles from "./section-heading.module.css";

type Props = {
  heading: Heading;
  home: HomeOutline;
  /** A heading that the agency draws instead of the default heading. */
  Ornament: ComponentType<SectionHeadingProps> | undefined;
};

/** A section's heading, sentence and link. They are prerendered, although the section's content loads later. */
export function SectionHeading({ heading, home, Ornament }: Props) {
  const { title, text, linkText, link, figure, headline, layout } = heading;
  if (headline && Ornament)
    return (
      <Ornament home={home} headline={headline}>
        <div className={styles.root}>
          <p className="text-lead">{text}</p>
          <div>
            <ArrowLink to={link}>{linkText}</ArrowLink>
          </div>
        </div>
      </Ornament>
    );
  const layoutClass = headline ? styles.fitted : layout && styles[layout];
  const classes = [styles.root, layoutClass, !text && styles.short, "measure"];
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
        <h2 className={`display text-h2 ${layout === "side" ? "display-narrow" : ""}`}>{title}</h2>
      )}
      <div>
        {text && <p className="text-lead">{text}</p>}
        <ArrowLink to={link}>{linkText}</ArrowLink>
      </div>
    </div>
  );
}
