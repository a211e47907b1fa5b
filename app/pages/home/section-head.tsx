import type { FitHeadline } from "../../content/read/fit-lines.server";
import { ArrowLink } from "../../ui/button";
import { FitHeading } from "../../ui/fit-heading";
import "./section-head.css";

type Props = {
  title: string;
  text?: string;
  linkText: string;
  link: string;
  /** The title as one line from margin to margin. */
  headline?: FitHeadline;
  /** bar: one low row above what speaks for itself. side: a column beside its content. */
  look?: "bar" | "side" | undefined;
};

/** A section's heading, its sentence and its way on; part of the page from the start, whatever loads later. */
export function SectionHead({ title, text, linkText, link, headline, look }: Props) {
  return (
    <div className="section-head measure" data-look={headline ? "line" : look}>
      {headline ? (
        <FitHeading as="h2" headline={headline} />
      ) : (
        <h2 className={`display ${look === "bar" ? "text-h3" : "text-h2"}`}>{title}</h2>
      )}
      <div>
        {text && <p className="text-lead">{text}</p>}
        <ArrowLink to={link}>{linkText}</ArrowLink>
      </div>
    </div>
  );
}
