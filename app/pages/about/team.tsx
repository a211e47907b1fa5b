import { ornaments } from "agency/ornaments";
import type { AboutTeamProps } from "../../ornaments";
import { PATHS } from "../../paths.ts";
import { SectionHead } from "../../sections/section-head";
import { Avatar } from "../../ui/avatar";
import { SiteLink } from "../../ui/site-link";
import type { AboutPageData } from "./data.server";
import styles from "./team.module.css";

const Members = ornaments.aboutTeam ?? Portraits;

/** The team members. The last item may invite the visitor to join. */
export function Team({ title, text, members, seat }: NonNullable<AboutPageData["team"]>) {
  return (
    <section className={styles.team} aria-labelledby="team">
      <SectionHead id="team" title={title} text={text} />
      <Members members={members} seat={seat} />
    </section>
  );
}

/** A portrait and name for each member. A name replaces a missing portrait, or all portraits. */
function Portraits({ members, seat }: AboutTeamProps) {
  const hasPortraits = members.some(({ picture }) => picture);
  return (
    <ul className={`measure ${styles.people}`}>
      {members.map(({ name, role, responsibility, picture, objectPosition }) => (
        <li key={name} className={hasPortraits ? undefined : styles.ruled}>
          {picture ? (
            <>
              <div className={styles.picture} data-at={objectPosition}>
                <Avatar
                  name={name}
                  picture={picture}
                  sizes="(width >= 1024px) 23vw, (width >= 768px) 45vw, 92vw"
                />
              </div>
              <h3 className="display text-h3">{name}</h3>
            </>
          ) : (
            <h3 className={`display text-h3 ${hasPortraits ? styles.name : ""}`}>{name}</h3>
          )}
          <p className="font-bold">{role}</p>
          <p>{responsibility}</p>
        </li>
      ))}
      {seat && (
        <li className={styles.seat}>
          <h3 className="display text-h3">{seat.title}</h3>
          <p>{seat.text}</p>
          <p>
            <SiteLink to={PATHS.contact} className="link-underline">
              {seat.linkText}
            </SiteLink>
          </p>
        </li>
      )}
    </ul>
  );
}
