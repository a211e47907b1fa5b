import type { ReactNode } from "react";
import type { FitHeadline } from "../content/read/fit-lines.server";
import { FitHeading } from "../ui/fit-heading";
import styles from "./call-to-action.module.css";

type Props = {
  headline: FitHeadline;
  text: string;
  /** closing: the theme's colours for closing calls. field: the page's accent, where more of the page follows. */
  look?: "closing" | "field";
  children: ReactNode;
};

/** The closing call to action: the headline fitted, the links beside it. */
export function CallToAction({ headline, text, look = "closing", children }: Props) {
  return (
    <section className={`${styles.call} call-to-action`} data-look={look}>
      <FitHeading as="h2" headline={headline} />
      <div className={styles.links}>
        <p className="text-lead">{text}</p>
        {children}
      </div>
    </section>
  );
}
