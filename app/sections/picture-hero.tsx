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
    /** Which part stays in view where the box is narrower, by default the right end. middle: on phones the middle half alone. */
    focus: "start" | "center" | "end" | "middle" | undefined;
    /** True where the words beside it say the same. */
    decorative?: boolean;
  };
  /** On wide pages. split: the words beside the picture. band: the headline across the page, the rest beside it. */
  look: "split" | "band";
  above?: ReactNode;
  /** In small type below the buttons. */
  note?: ReactNode;
  children?: ReactNode;
};

export function PictureHero({ headline, lead, picture, look, above, note, children }: Props) {
  const { focus } = picture;
  const wide = look === "band" ? "64vw" : "75vw";
  return (
    <section className={`${styles.hero} ${styles[look]}`}>
      <div className={styles.text}>
        {above}
        <FitHeading headline={headline} />
        <p className={`text-lead ${styles.lead}`}>{lead}</p>
        {children && <div className={`${styles.links} wrap`}>{children}</div>}
        {note && <p className={styles.note}>{note}</p>}
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
