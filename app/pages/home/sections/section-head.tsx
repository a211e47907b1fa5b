import { ArrowLink } from "../../../ui/button";
import { FitHeading } from "../../../ui/fit-heading";
import { WovenHead } from "../ornaments/threads/woven-heading";
import type { Head, SectionLook } from "./head.server";
import styles from "./section-head.module.css";

/** A section's heading, its sentence and its way on; part of the page from the start, whatever loads later. */
export function SectionHead({
  title,
  text,
  linkText,
  link,
  figure,
  headline,
  threads,
  look,
}: Head & { look: SectionLook | undefined }) {
  if (headline && threads)
    return (
      <WovenHead headline={headline} threads={threads}>
        <div className={styles.root}>
          <p className="text-lead">{text}</p>
          <div>
            <ArrowLink to={link}>{linkText}</ArrowLink>
          </div>
        </div>
      </WovenHead>
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
          {figure}
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
