import { site } from "virtual:site";
import { useRef } from "react";
import cloth from "./visit-cloth.module.css";
import { bandsOf, ROWS, readVisit } from "./visit-picks";
import { saveVisit } from "./visit-svg";
import styles from "./visit-thanks.module.css";

/** Gap between two bands, in rows of the cloth. */
const SEAM = 0.3;

/** The cloth of the visit, offered as a download after the message is sent. */
export default function VisitThanks() {
  const box = useRef<HTMLDivElement>(null);
  const texts = site.visit;
  const visit = readVisit();
  const bands = bandsOf(visit.accents);
  const height = bands.at(-1)?.to;
  if (!texts || !height) return null;
  return (
    <div ref={box} className={styles.root}>
      <svg
        className={styles.cloth}
        viewBox={`0 ${ROWS - height} 1 ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.text}
      >
        {bands.map(({ accent, from, to }) => (
          <rect
            key={from}
            className={cloth.pick}
            data-pick=""
            data-accent={accent}
            y={ROWS - to}
            width={1}
            height={to - from - SEAM}
          />
        ))}
      </svg>
      <p aria-hidden="true">{texts.text}</p>
      <button
        type="button"
        className="link-underline touch"
        onClick={() => box.current && saveVisit(box.current, visit, texts)}
      >
        {texts.save}
      </button>
    </div>
  );
}
