import type { ReactNode } from "react";
import { Whole } from "../../ui/whole";
import type { ProjectPage } from "./data.server";
import "./story.css";

type Props = NonNullable<ProjectPage["challenge"]> & {
  title: string;
  /** Of the cloth on which it lies; without one it stands on the page's ground. */
  color?: string | undefined;
  /** Its plates. */
  children: ReactNode;
};

/** A part of the case study: its leading sentence in large type, then paragraphs and plates. */
export function Story({ title, lead, paragraphs, color, children }: Props) {
  return (
    <section className="case-story" data-dye={color}>
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
      {children}
    </section>
  );
}
