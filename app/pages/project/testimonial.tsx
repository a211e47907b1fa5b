import { sizeClass } from "../../lib/fit-class";
import { Avatar } from "../../ui/avatar";
import { Whole } from "../../ui/whole";
import type { ProjectPage } from "./data.server";
import "./testimonial.css";

/** Mean width of a letter of the narrow display face, in em, with room for sentences of wide letters. */
const LETTER = 0.41;
/** Letters that stand well in one line across the page. */
const LETTERS_PER_LINE = 28;
const LARGEST = 8.8;

/** Font size, in hundredths of the measure, at which a sentence fills its lines from edge to edge, or nearly. */
function sizeToFill(sentence: string): number {
  const letters = sentence.length + 1;
  const lines = Math.max(1, Math.round(letters / LETTERS_PER_LINE));
  return Math.min(LARGEST, (100 * lines) / (letters * LETTER));
}

/** What the client says: the first sentence as a headline, the rest below it, the portrait where there is one. */
export function Testimonial({
  first,
  rest,
  author,
  position,
  portrait,
  color,
}: NonNullable<ProjectPage["testimonial"]>) {
  return (
    <figure className="case-testimonial" data-dye={color} data-portrait={portrait && ""}>
      {portrait && (
        <div className="case-testimonial-portrait">
          <Avatar name={author} picture={portrait} sizes="(width >= 768px) 42vw, 100vw" />
        </div>
      )}
      <blockquote>
        <p
          className={`case-testimonial-first display display-narrow ${sizeClass(sizeToFill(first.join("")))}`}
        >
          <Whole parts={first} />
        </p>
        {rest && <p className="case-testimonial-rest">{rest}</p>}
      </blockquote>
      <figcaption>
        <span className="font-bold">{author}</span>
        <br />
        {position}
      </figcaption>
    </figure>
  );
}
