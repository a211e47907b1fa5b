import type { ReactNode } from "react";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { AboutPage } from "./data.server";
import styles from "./long-table.module.css";
import { SectionHead } from "./section-head";

/** The leadership team at the studio's long table, seen from above; the last chair is the visitor's. */
export function LongTable({ title, text, members, seat }: NonNullable<AboutPage["team"]>) {
  const seats = members.map((member) => (
    <li key={member.name} className={styles.seat}>
      <div className={styles.picture} data-at={member.objectPosition}>
        <Picture
          picture={member.picture}
          sizes="(width >= 1024px) 25vw, (width >= 768px) 29vw, 50vw"
          shape="square"
        />
      </div>
      <div className={styles.text}>
        <h3 className="display text-h3">{member.name}</h3>
        <p className="font-bold">{member.role}</p>
        <p>{member.responsibility}</p>
      </div>
    </li>
  ));
  // Both sides of the table are as full as can be, the visitor's seat included.
  const total = seats.length + (seat ? 1 : 0);
  const farSide = Math.ceil(total / 2);
  return (
    <section className="section-space" aria-labelledby="team">
      <SectionHead id="team" title={title} text={text} />
      <div className={styles.table} data-long={farSide > 2 || undefined}>
        <Side at="far" seats={farSide}>
          {seats.slice(0, farSide)}
        </Side>
        <div className={styles.top} aria-hidden="true" />
        <Side at="near" seats={total - farSide}>
          {seats.slice(farSide)}
          {seat && <SpareSeat {...seat} />}
        </Side>
      </div>
    </section>
  );
}

type SideProps = { at: "far" | "near"; seats: number; children: ReactNode };

function Side({ at, seats, children }: SideProps) {
  return (
    <ul className={`${styles.side} ${styles[at]}`} data-seats={seats}>
      {children}
    </ul>
  );
}

type SeatWords = NonNullable<NonNullable<AboutPage["team"]>["seat"]>;

/** The chair that waits for the visitor. */
function SpareSeat({ title, text, linkText }: SeatWords) {
  return (
    <li className={styles.seat}>
      <div className={`${styles.picture} ${styles.chair}`} aria-hidden="true" />
      <div className={styles.text}>
        <h3 className="display text-h3">{title}</h3>
        <p>{text}</p>
        <p>
          <SiteLink to="/contact" className={`${styles.link} link-underline touch`}>
            {linkText}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
