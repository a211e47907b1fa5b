import { createPortal } from "react-dom";
import type { BriefLine } from "../../lib/brief";
import styles from "./brief-paper.module.css";

/** The brief as a sheet of paper, printed instead of the page; no screen shows it. */
export function BriefPaper({ title, about, lines }: { title: string; about: string; lines: BriefLine[] }) {
  const main = document.getElementById("main");
  if (!main || lines.length === 0) return null;
  return createPortal(
    <div className={styles.paper} data-paper>
      <h2 className="display">{title}</h2>
      {about && <p>{about}</p>}
      <dl>
        {lines.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>,
    main,
  );
}
