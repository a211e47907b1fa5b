import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FooterVisitProps } from "../../../app/ornaments";
import { clothSvg, type DrawnPick } from "../cloth/cloth-svg";
import { plainColor } from "../cloth/plain-color";
import { saveFile } from "../cloth/save-file";
import styles from "./visit.module.css";
import { VisitCloth } from "./visit-cloth";
import { bandsOf, keepVisit, ROWS, readVisit, tieOf, type Visit, withPage } from "./visit-picks";

/** Every end of the satin but the one that ties the row down. */
function runsOf(row: number): DrawnPick["runs"] {
  const tie = tieOf(row);
  return [
    { x: 0, length: tie },
    { x: tie + 1, length: 7 - tie },
  ].filter(({ length }) => length > 0);
}

/** The visitor's cloth as a file: as many picks as were woven, in the colours that the page shows. */
function svgOf(box: Element, { accents }: Visit, title: string): string {
  const colors = [...box.querySelectorAll("[data-pick]")].map((pick) =>
    plainColor(getComputedStyle(pick).fill),
  );
  const rows = bandsOf(accents).flatMap(({ from, to }, pick) =>
    Array.from({ length: to - from }, () => colors[pick] ?? ""),
  );
  const picks = rows.toReversed().map((color, row) => ({ color, runs: runsOf(row) }));
  const warp = plainColor(getComputedStyle(box).getPropertyValue("--night"));
  return clothSvg({ title, ends: 8, picks, warp, across: ROWS / 7, down: 1 });
}

/**
 * Adds a pick to the visit's cloth for each page seen, in the page's accent, and offers the cloth in the footer. Talks
 * to the tab's storage.
 */
export default function VisitWoven({ name, ink, words }: FooterVisitProps) {
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
    box.current && saveFile(`${words.file}.svg`, svgOf(box.current, visit, words.text), "image/svg+xml");
  return (
    <div ref={box}>
      {visit.isShown && <VisitCloth name={name} ink={ink} accents={visit.accents} label={words.text} />}
      <div className={styles.tools}>
        <button type="button" className="link-underline touch" aria-pressed={visit.isShown} onClick={toggle}>
          {words.show}
        </button>
        {visit.isShown && (
          <button type="button" className="link-underline touch" onClick={save}>
            {words.save}
          </button>
        )}
        <p role="status">{visit.isShown && words.text}</p>
      </div>
    </div>
  );
}
