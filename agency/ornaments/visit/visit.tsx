import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FooterVisitProps } from "../../../app/ornaments";
import styles from "./visit.module.css";
import { VisitCloth } from "./visit-cloth";
import { keepVisit, readVisit, type Visit, withPage } from "./visit-picks";

/**
 * Adds each visited page's accent to the visit in session storage, and offers the cloth woven from these accents in the
 * footer.
 */
export default function VisitWoven({ name, ink, texts }: FooterVisitProps) {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState<Visit>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const accent = document.getElementById("main")?.parentElement?.dataset.accent ?? "neutral";
    setVisit(keepVisit(withPage(readVisit(), pathname, accent)));
  }, [pathname]);
  if (!visit) return null;
  const toggle = () => setVisit(keepVisit({ ...visit, isShown: !visit.isShown }));
  const save = () =>
    import("./visit-svg").then(({ saveVisit }) => {
      if (box.current) saveVisit(box.current, visit, texts);
    }, console.warn);
  return (
    <div ref={box}>
      {visit.isShown && <VisitCloth name={name} ink={ink} accents={visit.accents} label={texts.text} />}
      <div className={styles.tools}>
        <button type="button" className="link-underline touch" aria-pressed={visit.isShown} onClick={toggle}>
          {texts.show}
        </button>
        {visit.isShown && (
          <button type="button" className="link-underline touch" onClick={save}>
            {texts.save}
          </button>
        )}
        <p role="status">{visit.isShown && texts.text}</p>
      </div>
    </div>
  );
}
