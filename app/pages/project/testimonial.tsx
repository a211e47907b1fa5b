import { Avatar } from "../../ui/avatar";
import type { ProjectPage } from "./project-data.server";

/** What the client says: the first sentence as a headline, the rest below it, the portrait where there is one. */
export function Testimonial({ first, rest, author, position, portrait }: ProjectPage["testimonial"]) {
  return (
    <figure className="case-testimonial" data-portrait={portrait !== undefined || undefined}>
      {portrait && (
        <div className="case-testimonial-portrait">
          <Avatar name={author} picture={portrait} sizes="(width >= 1024px) 42vw, 62vw" />
        </div>
      )}
      <blockquote>
        <p className="case-testimonial-first display display-narrow text-h2">{first}</p>
        {rest && <p className="case-testimonial-rest display text-h3">{rest}</p>}
      </blockquote>
      <figcaption>
        <span className="font-bold">{author}</span>
        <br />
        {position}
      </figcaption>
    </figure>
  );
}
