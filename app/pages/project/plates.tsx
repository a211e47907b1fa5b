import { Picture } from "../../ui/picture";
import type { ProjectPage } from "./data.server";
import "./plates.css";

const SIZES = {
  bleed: "100vw",
  measure: "(width >= 768px) 94vw, 100vw",
  field: "(width >= 768px) min(72vw, 107vh), 100vw",
  tall: "(width >= 768px) min(48vw, 64vh), 100vw",
};

/** Pictures of the project, large, between two parts of its story. */
export function Plates({ plates }: { plates: ProjectPage["plates"]["challenge"] }) {
  if (plates.length === 0) return null;
  return (
    <div className="case-plates">
      {plates.map(({ look, picture }) => (
        <figure key={picture.src} className={`case-plate plate-${look}`}>
          <Picture picture={picture} sizes={SIZES[look]} />
          {picture.caption && <figcaption>{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
