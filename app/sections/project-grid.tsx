import { site } from "virtual:site";
import type { ProjectCardData } from "../content/types/project/card.server";
import { ProjectCard } from "./project-card";
import styles from "./project-grid.module.css";

type Props = {
  projects: ProjectCardData[];
  /** list: groups of six. service: groups of six, all of one service. row: all in one row. */
  variant: "list" | "service" | "row";
  as?: "h2" | "h3";
  /** Text on all cards of a service. In a list, half-width cards show their description instead. */
  secondaryText?: "description" | "result" | undefined;
};

/** Widths in the grid's alternating groups: a full-width card, then halves and thirds (halves below 1024 px). */
const GROUPS = [
  ["whole", "half", "half", "third", "third", "third"],
  ["whole", "third", "third", "third", "half", "half"],
];
const GROUP_SIZE = 6;
/** The width of all cards, if site.yaml sets one for all (`layout.projects`). */
const commonWidth = site.layout?.projects;

/** The covers' `sizes`. In browsers without `auto`, some covers are fetched too large, but none too small. */
const BAND = "(width >= 1024px) 67vw, 100vw";
const PLAIN = "auto, (width >= 1024px) 50vw, 100vw";

/** Shows project cards in rows. The cards of an incomplete row share its width. */
export function ProjectGrid({ projects, variant, as = "h3", secondaryText }: Props) {
  return (
    <ul className={`${styles.grid} wrap`} data-variant={variant} data-secondary-text={secondaryText}>
      {projects.map((project, index) => {
        const position = index % GROUP_SIZE;
        const group = GROUPS[Math.floor(index / GROUP_SIZE) % GROUPS.length];
        // An incomplete group has no third-width cards.
        const isRest = variant === "list" && position > 0 && index - position + GROUP_SIZE > projects.length;
        const width = variant === "row" ? "third" : (commonWidth ?? (isRest ? "half" : group?.[position]));
        const isBand = width === "whole";
        // On phones, cards 1 and 2 of every six span the page. If the number of cards is odd, the first or last does,
        // too.
        const isOdd = projects.length % 2 > 0 && index === unpaired(variant, projects.length);
        const isAcross =
          isBand || secondaryText === "result" || (variant === "list" && position === 1) || isOdd;
        return (
          <li key={project.id} data-width={width} data-across={isAcross || undefined}>
            <ProjectCard
              project={project}
              as={as}
              variant={!isBand ? "plain" : index % (2 * GROUP_SIZE) === 0 ? "band" : "band-right"}
              secondaryText={variant === "list" && width === "half" ? "description" : secondaryText}
              label={variant === "service" ? "year" : "service"}
              eager={variant === "list" && index === 0}
              sizes={isBand ? BAND : PLAIN}
              coverCrop={isAcross ? undefined : project.coverCrop}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the position of the card that spans the page on phones if the number of cards is odd. */
function unpaired(variant: Props["variant"], count: number): number | undefined {
  if (variant === "service") return undefined;
  return variant === "row" ? 0 : count - 1;
}
