import type { ReactNode } from "react";
import type { AboutTeamProps } from "../../../app/ornaments";
import { Avatar } from "../../../app/ui/avatar";
import { SiteLink } from "../../../app/ui/site-link";
import styles from "./long-table.module.css";

/** The leadership team at the studio's long table, seen from above; the last chair is the visitor's. */
export function LongTable({ members, seat }: AboutTeamProps) {
  const seats = members.map((member) => (
    <li key={member.name} className={styles.seat}>
      <Tea />
      <div className={styles.picture} data-at={member.objectPosition}>
        <Avatar
          name={member.name}
          picture={member.picture}
          sizes="(width >= 1024px) 25vw, (width >= 768px) 29vw, 50vw"
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
    <div className={styles.table} data-long={farSide > 2 || undefined}>
      <Side at="far" seats={farSide}>
        {seats.slice(0, farSide)}
      </Side>
      <div className={styles.top}>
        <Notebook />
      </div>
      <Side at="near" seats={total - farSide}>
        {seats.slice(farSide)}
        {seat && <SpareSeat {...seat} />}
      </Side>
    </div>
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

type SeatWords = NonNullable<AboutTeamProps["seat"]>;

/** The chair that waits for the visitor. */
function SpareSeat({ title, text, linkText }: SeatWords) {
  return (
    <li className={styles.seat}>
      <Tea />
      <svg className={styles.chair} viewBox="0 0 100 100" aria-hidden="true">
        <path
          fill="var(--ink)"
          d="M28 46h5v22h-5zM71 46h5v22h-5zM22 70h6v30h-6zM74 70h6v30h-6zM32 68h4v20h-4zM68 68h4v20h-4z"
        />
        <path fill="var(--signal)" d="M24 12Q52 6 80 12V50Q52 44 24 50zM24 58h56l6 12H16z" />
        <path
          fill="var(--signal-deep)"
          d="M60 9.5Q70 10 80 12V50Q70 47.5 60 47zM62 58h18l6 12H66zM16 70h70v7H16z"
        />
      </svg>
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

/** A notebook on a letter, from above. */
function Notebook() {
  return (
    <svg className={styles.notebook} viewBox="0 0 120 80" aria-hidden="true">
      <path fill="var(--paper)" d="M32 0h88v64H32z" />
      <path stroke="var(--ink)" strokeWidth="2" d="M60 17h44m-44 14h44m-44 14h44" />
      <path fill="var(--field)" d="M0 16h88v64H0z" />
      <path fill="var(--paper)" d="M72 16h4v64h-4z" />
    </svg>
  );
}

/** A cup of tea from above, and its spoon. */
function Tea() {
  return (
    <svg className={styles.tea} viewBox="0 0 48 32" aria-hidden="true">
      <g className={styles.cup}>
        <path fill="none" stroke="#fff" strokeWidth="3" d="M24 11.5h7.5v9H24" />
        <circle cx="14" cy="16" r="12" fill="#fff" />
        <circle cx="14" cy="16" r="8.5" fill="var(--drawn-deep)" />
        <circle cx="14" cy="16" r="6" fill="var(--drawn)" />
      </g>
      <path fill="var(--ink)" d="M40 0h4v2h2v8h-2v2h-1v20h-2V12h-1v-2h-2V2h2z" />
    </svg>
  );
}
