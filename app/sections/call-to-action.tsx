import type { ReactNode } from "react";
import type { FitHeadline } from "../content/read/fit-lines.server";
import { FitHeading } from "../ui/fit-heading";
import "./call-to-action.css";

/** The closing call to action: a field of the page's dye, the headline fitted, the links beside it. */
export function CallToAction({
  headline,
  text,
  children,
}: {
  headline: FitHeadline;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="call-to-action">
      <FitHeading as="h2" headline={headline} />
      <div className="call-to-action-links">
        <p className="text-lead">{text}</p>
        {children}
      </div>
    </section>
  );
}
