import type { ReactNode } from "react";
import type { ServicePage } from "../content/read/service-page.server";
import { FitHeading } from "../ui/fit-heading";
import { Picture } from "../ui/picture";
import styles from "./picture-hero.module.css";

type Props = Pick<ServicePage, "headline" | "lead" | "picture" | "focus"> & {
  /** On wide pages. split: the words beside the picture. band: the headline across the page, the rest beside it. */
  look: "split" | "band";
  above: ReactNode;
  /** In small type below the buttons. */
  note: ReactNode;
  children: ReactNode;
};

/** The first screen of a service's page: its words, and a picture of which a narrower box shows the part in `focus`. */
export function PictureHero({ headline, lead, picture, focus, look, above, note, children }: Props) {
  const wide = look === "band" ? "64vw" : "75vw";
  return (
    <section className={`${styles.hero} ${styles[look]}`}>
      <div className={styles.text}>
        {above}
        <FitHeading headline={headline} />
        <p className={`text-lead ${styles.lead}`}>{lead}</p>
        <div className={`${styles.links} wrap`}>{children}</div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.aside}>
        <div className={styles.picture} data-focus={focus}>
          <Picture
            picture={picture}
            sizes={`(width >= 1024px) ${wide}, (width >= 600px) 140vw, ${focus === "middle" ? "210vw" : "110vw"}`}
            shape="fill"
            eager
            decorative
          />
        </div>
      </div>
    </section>
  );
}
