import type { ProjectCard as Project } from "../content/read/cards.server";
import type { FitHeadline } from "../content/read/fit-lines.server";
import { useCardMorph } from "../ui/cover-morph";
import { FitFigure } from "../ui/fit-figure";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import "./project-card.css";

type Props = {
  project: Project;
  /** The picture's `sizes`. */
  sizes: string;
  as?: "h2" | "h3";
  /** Beside the dye: service and year, or the year alone where the service goes without saying. */
  label?: "service" | "year";
  eager?: boolean;
  /** The figure that the project is known for, where a card lies across the page. */
  result?: { figure: FitHeadline; text: string } | undefined;
};

/**
 * A project in a list: cover, title, service and year; a grid's large cards show the description too.
 * The whole card is the link.
 */
export function ProjectCard(props: Props) {
  const { project, sizes, as: Heading = "h3", label, eager = false, result } = props;
  const { title, description, link, color, categoryTitle, year, picture } = project;
  const isYearAlone = label === "year" && year !== undefined;
  const morphs = useCardMorph(link);
  return (
    <article className="project-card" data-dye={color}>
      <div className="project-card-cover" data-morph={morphs || undefined}>
        <Picture picture={picture} sizes={sizes} shape="fill" eager={eager} decorative />
      </div>
      {result && (
        <div className="project-card-result">
          <FitFigure figure={result.figure} />
          <p>{result.text}</p>
        </div>
      )}
      <Heading className="project-card-title display">
        <SiteLink to={link} className="project-card-link">
          {title}
        </SiteLink>
      </Heading>
      <p className="project-card-words">{description}</p>
      <p className="project-card-facts">
        <span className="weave weave-chip" aria-hidden="true" />
        {!isYearAlone && <span>{categoryTitle}</span>}
        {year && <span className="project-card-year">{year}</span>}
      </p>
    </article>
  );
}
