import { Whole } from "../../ui/whole";
import type { ProjectPage } from "./data.server";
import "./story.css";

/** A part of the case study: its leading sentence in large type, then the paragraphs. */
export function Story({
  title,
  lead,
  paragraphs,
}: { title: string } & NonNullable<ProjectPage["challenge"]>) {
  return (
    <section className="case-story">
      <h2 className="display text-h3">{title}</h2>
      <p className="case-story-lead display display-narrow text-h2">
        <Whole parts={lead} />
      </p>
      <div className="case-story-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.join()}>
            <Whole parts={paragraph} />
          </p>
        ))}
      </div>
    </section>
  );
}
