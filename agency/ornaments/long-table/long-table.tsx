import type { AboutTeamProps } from "../../../app/ornaments";
import { Avatar } from "../../../app/ui/avatar";
import { SiteLink } from "../../../app/ui/site-link";
import styles from "./long-table.module.css";

/** The leadership team at the studio's long table. The last chair is for the visitor. */
export function LongTable({ members, seat }: AboutTeamProps) {
  return (
    <ul className={styles.table}>
      {members.map((member) => (
        <li key={member.name}>
          <div className={styles.picture} data-at={member.objectPosition}>
            <Avatar name={member.name} picture={member.picture} sizes="(width >= 768px) 34vw, 50vw" />
          </div>
          <div className={styles.text}>
            <h3 className="display text-h3">{member.name}</h3>
            <p className="font-bold">{member.role}</p>
            <p>{member.responsibility}</p>
          </div>
        </li>
      ))}
      {seat && (
        <li data-seat>
          <Chair />
          <div className={styles.text}>
            <h3 className="display text-h3">{seat.title}</h3>
            <p>{seat.text}</p>
            <p>
              <SiteLink to="/contact" className={`${styles.link} link-underline touch`}>
                {seat.linkText}
              </SiteLink>
            </p>
          </div>
        </li>
      )}
    </ul>
  );
}

/** The visitor's empty chair. */
function Chair() {
  return (
    <svg className={styles.picture} viewBox="4 -34 96 134" preserveAspectRatio="xMidYMax" aria-hidden="true">
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
  );
}
