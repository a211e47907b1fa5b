import type { ReactNode } from "react";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { AboutPageData } from "./page";

/** How many sit on the far side of the table. */
const FAR_SIDE = 3;

/** The leadership team at the studio's long table, seen from above; the sixth chair is the visitor's. */
export function LongTable({ title, text, members, seat }: AboutPageData["team"]) {
  const seats = members.map((member) => (
    <li key={member.name} className="seat">
      <div className="seat-picture" data-at={member.objectPosition}>
        <Picture picture={member.picture} sizes="(width >= 1024px) 25vw, 112px" shape="square" />
      </div>
      <div className="seat-text">
        <h3 className="display text-h3">{member.name}</h3>
        <p className="font-bold">{member.role}</p>
        <p>{member.responsibility}</p>
      </div>
    </li>
  ));
  return (
    <section className="section-space" aria-labelledby="team">
      <div className="measure team-head">
        <h2 id="team" className="display text-h2">
          {title}
        </h2>
        <p className="text-lead">{text}</p>
      </div>
      <div className="long-table">
        <Side at="far">{seats.slice(0, FAR_SIDE)}</Side>
        <div className="table-top" aria-hidden="true" />
        <Side at="near">
          {seats.slice(FAR_SIDE)}
          <li className="seat">
            <div className="seat-picture spare-chair" aria-hidden="true" />
            <div className="seat-text">
              <h3 className="display text-h3">{seat.title}</h3>
              <p>{seat.text}</p>
              <p>
                <SiteLink to="/contact" className="seat-link">
                  {seat.linkText}
                </SiteLink>
              </p>
            </div>
          </li>
        </Side>
      </div>
    </section>
  );
}

function Side({ at, children }: { at: "far" | "near"; children: ReactNode }) {
  return <ul className={`table-side table-${at}`}>{children}</ul>;
}
