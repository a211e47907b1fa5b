import type { FitHeadline } from "../../content/read/fit-lines.server";
import { ArrowLink } from "../../ui/button";
import { FitHeading } from "../../ui/fit-heading";
import "./section-head.css";

type Props = {
  title: string;
  text?: string;
  linkText: string;
  link: string;
  /** A number that the text says in words, for the eye alone. */
  figure?: number | undefined;
  /** The title as one line from margin to margin. */
  headline?: FitHeadline;
  /**
   * bar: one low row above what speaks for itself; bar-large: with a large title. side: a column beside its content.
   * On narrow pages all three with side in their names set two things beside each other: bar-side the title and its
   * way on, aside the sentence and its way on.
   */
  look?: SectionLook | undefined;
};

/** Where a title's size turns with the width of the window, its sheet sets it. */
const SIZES = {
  large: "display text-h2",
  bar: "display",
  "bar-large": "display",
  middle: "display",
  "bar-side": "display",
  side: "display display-narrow",
  aside: "display text-h2",
} as const;
/** How a section can be headed, but for the common look. */
export type SectionLook = Exclude<keyof typeof SIZES, "large">;

/** A section's heading, its sentence and its way on; part of the page from the start, whatever loads later. */
export function SectionHead({ title, text, linkText, link, figure, headline, look }: Props) {
  return (
    <div className="section-head measure" data-look={headline ? "line" : look}>
      {figure && (
        <span className="section-figure display display-narrow" aria-hidden="true">
          {figure}
        </span>
      )}
      {headline ? (
        <FitHeading as="h2" headline={headline} />
      ) : (
        <h2 className={SIZES[look ?? "large"]}>{title}</h2>
      )}
      <div>
        {text && <p className="text-lead">{text}</p>}
        <ArrowLink to={link}>{linkText}</ArrowLink>
      </div>
    </div>
  );
}
