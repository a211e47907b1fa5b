import type { ReactNode } from "react";
import type { FitHeadline } from "../content/read/fit-lines.server";
import type { PictureData } from "../content/read/pictures.server";
import { FitHeading } from "../ui/fit-heading";
import { Picture } from "../ui/picture";
import styles from "./picture-hero.module.css";

type Props = {
  headline: FitHeadline;
  lead: string;
  picture: {
    picture: PictureData;
    /** Which end stays in view where its place is narrower; without it, the right one. middle: on phones the middle half alone. */
    focus: "start" | "center" | "end" | "middle" | undefined;
    /** True where the words beside it say the same: screen readers skip it. */
    decorative?: boolean;
  };
  /**
   * On wide pages: split: headline and words beside the picture. wall: so, too; the picture's ground is the page's
   * field and needs no edge. band: the headline across the measure, the words beside the picture.
   */
  look: "split" | "wall" | "band";
  /** Above the headline. */
  above?: ReactNode;
  /** Below the lead: buttons. */
  children?: ReactNode;
};

/** The first screen of a page that has a picture, into which the page's field dissolves. */
export function PictureHero({ headline, lead, picture, look, above, children }: Props) {
  const { focus } = picture;
  const wide = look === "band" ? "64vw" : "75vw";
  return (
    <section className={`${styles.hero} ${styles[look]}`}>
      <div className={styles.text}>
        {above}
        <FitHeading headline={headline} />
        <p className={`text-lead ${styles.lead}`}>{lead}</p>
        {children && <div className={styles.links}>{children}</div>}
      </div>
      <div className={styles.aside}>
        <div className={styles.picture} data-focus={focus}>
          <Picture
            {...picture}
            sizes={`(width >= 1024px) ${wide}, (width >= 600px) 140vw, ${focus === "middle" ? "210vw" : "110vw"}`}
            shape="fill"
            eager
          />
        </div>
      </div>
    </section>
  );
}
