import type { ReactNode } from "react";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { AboutPage } from "./data.server";
import "./long-table.css";

/** The leadership team at the studio's long table, seen from above; the last chair is the visitor's. */
export function LongTable({ title, text, members, seat }: NonNullable<AboutPage["team"]>) {
  const seats = members.map((member) => (
    <li key={member.name} className="seat">
      <div className="seat-picture" data-at={member.objectPosition}>
        <Picture
          picture={member.picture}
          sizes="(width >= 1024px) 25vw, (width >= 768px) 29vw, 50vw"
          shape="square"
        />
      </div>
      <div className="seat-text">
        <h3 className="display text-h3">{member.name}</h3>
        <p className="font-bold">{member.role}</p>
        <p>{member.responsibility}</p>
      </div>
    </li>
  ));
  // Both sides of the table are as full as can be, the visitor's seat included.
  const farSide = Math.ceil((seats.length + (seat ? 1 : 0)) / 2);
  return (
    <section className="team section-space" aria-labelledby="team">
      <div className="measure team-head">
        <h2 id="team" className="display text-h2">
          {title}
        </h2>
        <p className="text-lead">{text}</p>
      </div>
      <div className="long-table">
        <Side at="far">{seats.slice(0, farSide)}</Side>
        <div className="table-top" aria-hidden="true" />
        <Side at="near">
          {seats.slice(farSide)}
          {seat && <SpareSeat {...seat} />}
        </Side>
      </div>
    </section>
  );
}

function Side({ at, children }: { at: "far" | "near"; children: ReactNode }) {
  return <ul className={`table-side table-${at}`}>{children}</ul>;
}

type SeatWords = NonNullable<NonNullable<AboutPage["team"]>["seat"]>;

/** The chair that waits for the visitor. */
function SpareSeat({ title, text, linkText }: SeatWords) {
  return (
    <li className="seat">
      <div className="seat-picture spare-chair" aria-hidden="true" />
      <div className="seat-text">
        <h3 className="display text-h3">{title}</h3>
        <p>{text}</p>
        <p>
          <SiteLink to="/contact" className="seat-link">
            {linkText}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
