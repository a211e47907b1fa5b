import { site } from "virtual:site";
import type { WorkCard } from "../content/read/cards.server";
import { ProjectCard } from "./project-card";
import styles from "./project-grid.module.css";

type Props = {
  projects: WorkCard[];
  /** list: rounds of six. service: the same for one service. row: all beside each other. */
  look: "list" | "service" | "row";
  as?: "h2" | "h3";
  /** What all cards of a service show; in a list those of half the width show their description. */
  detail?: "description" | "result" | undefined;
};

/** A round of the grid: one card across the page, two halves, three thirds (halves below 1024 px). */
const ROUND = ["whole", "half", "half", "third", "third", "third"];
/** Where all cards are alike: halves, or one in a row. */
const [, alike] = /work-(even|list)/.exec(site.look ?? "") ?? [];

/** `sizes` of the covers; without `auto` some are fetched too large, none too small. */
const BAND = "(width >= 1024px) 67vw, 100vw";
const HALF = "auto, 50vw";
const ALONE = "auto, (width >= 1024px) 58vw, 100vw";

/** Projects in rows; the cards of a row that is not full share its width. */
export function ProjectGrid({ projects, look, as = "h3", detail }: Props) {
  return (
    <ul className={`${styles.grid} wrap`} data-look={look} data-detail={detail}>
      {projects.map((project, index) => {
        const place = look === "row" ? ROUND.length - 1 : index % ROUND.length;
        // The last ones have the width of halves where they do not fill a row of thirds.
        const isInLastRow = place > 2 && index - place + ROUND.length > projects.length;
        const width = (look !== "row" && alike) || (look === "list" && isInLastRow ? "half" : ROUND[place]);
        const isBand = width === "whole";
        const isAlone =
          detail === "result" ||
          (look === "row" ? index === 0 : [1, 5].includes(index % ROUND.length)) ||
          index === projects.length - 1;
        return (
          <li key={project.id} data-width={width}>
            <ProjectCard
              project={project}
              as={as}
              look={!isBand ? "plain" : index % (2 * ROUND.length) === 0 ? "band" : "band-right"}
              detail={look === "list" && width === "half" ? "description" : detail}
              label={look === "service" ? "year" : "service"}
              eager={look === "list" && index === 0}
              sizes={isBand ? BAND : isAlone ? ALONE : HALF}
            />
          </li>
        );
      })}
    </ul>
  );
}
