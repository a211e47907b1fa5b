import type { WorkCard } from "../content/read/cards.server";
import { ProjectCard } from "./project-card";
import styles from "./project-grid.module.css";

type Props = {
  projects: WorkCard[];
  /** list: rounds of six. service: the same of a single service. row: all beside each other. */
  look: "list" | "service" | "row";
  /** Headings of the cards. */
  as?: "h2" | "h3";
  /** What all cards of a service show. */
  detail?: "description" | "result" | undefined;
};

const BAND = "(width >= 1024px) 67vw, (width >= 768px) 59vw, 100vw";
const HALF = "auto, 47vw";
const THIRD = "auto, (width >= 1024px) 31vw, 47vw";

/** A round of the grid: one card across the page, two halves, three thirds. */
const ROUND = [
  { width: "whole", sizes: BAND },
  { width: "half", sizes: HALF },
  { width: "half", sizes: HALF },
  { width: "third", sizes: THIRD },
  { width: "third", sizes: THIRD },
  { width: "third", sizes: THIRD },
] as const;

/** Projects in rows. A row that is not full shares its width, so that any number of projects ends without a hole. */
export function ProjectGrid({ projects, look, as = "h3", detail }: Props) {
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => {
        const place = look === "row" ? 5 : index % ROUND.length;
        const { width, sizes } = ROUND[place] ?? ROUND[5];
        const isBand = width === "whole";
        return (
          <li key={project.id} data-width={width}>
            <ProjectCard
              project={project}
              as={as}
              look={!isBand ? "plain" : index % (2 * ROUND.length) === 0 ? "band" : "band-right"}
              detail={detail}
              label={look === "service" ? "year" : "service"}
              eager={look === "list" && index === 0}
              sizes={sizes}
            />
          </li>
        );
      })}
    </ul>
  );
}
