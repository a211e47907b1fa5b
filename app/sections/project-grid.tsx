import { site } from "virtual:site";
import type { WorkCard } from "../content/read/cards.server";
import { ProjectCard } from "./project-card";
import styles from "./project-grid.module.css";

type Props = {
  projects: WorkCard[];
  /** list: rounds of six. service: the same for one service. row: all beside each other. */
  look: "list" | "service" | "row";
  as?: "h2" | "h3";
  /** The text below the titles of a service's cards; in a list, cards of half the width show their description. */
  secondaryText?: "description" | "result" | undefined;
};

/** Rounds of the grid, by turns: a card across the page, then halves and thirds (halves, too, below 1024 px). */
const ROUNDS = [
  ["whole", "half", "half", "third", "third", "third"],
  ["whole", "third", "third", "third", "half", "half"],
];
const SIZE = 6;
/** Where all cards are alike: halves, or one in a row. */
const alike = site.look?.work;

/** `sizes` of the covers; without `auto` some are fetched too large, none too small. */
const BAND = "(width >= 1024px) 67vw, 100vw";
const PLAIN = "auto, (width >= 1024px) 50vw, 100vw";

/** Projects in rows; the cards of a row that is not full share its width. */
export function ProjectGrid({ projects, look, as = "h3", secondaryText }: Props) {
  return (
    <ul className={`${styles.grid} wrap`} data-look={look} data-detail={secondaryText}>
      {projects.map((project, index) => {
        const place = index % SIZE;
        const round = ROUNDS[Math.floor(index / SIZE) % ROUNDS.length];
        // A round that is not full has no thirds.
        const isRest = look === "list" && place > 0 && index - place + SIZE > projects.length;
        const width = look === "row" ? "third" : alike || (isRest ? "half" : round?.[place]);
        const isBand = width === "whole";
        // On a phone a list has two in a round across the page, and an odd row its first or its last.
        const isOdd =
          projects.length % 2 > 0 && index === { row: 0, list: projects.length - 1, service: -1 }[look];
        const isAcross = isBand || secondaryText === "result" || (look === "list" && place === 1) || isOdd;
        return (
          <li key={project.id} data-width={width} data-across={isAcross || undefined}>
            <ProjectCard
              project={project}
              as={as}
              look={!isBand ? "plain" : index % (2 * SIZE) === 0 ? "band" : "band-right"}
              secondaryText={look === "list" && width === "half" ? "description" : secondaryText}
              label={look === "service" ? "year" : "service"}
              eager={look === "list" && index === 0}
              sizes={isBand ? BAND : PLAIN}
              coverCrop={isAcross || alike === "list" ? undefined : project.detail}
            />
          </li>
        );
      })}
    </ul>
  );
}
