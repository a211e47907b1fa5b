import "./story.css";

/** A part of the case study: its leading sentence in large type, then the paragraphs. */
export function Story({ title, lead, paragraphs }: { title: string; lead: string; paragraphs: string[] }) {
  return (
    <section className="case-story">
      <h2 className="display text-h3">{title}</h2>
      <p className="case-story-lead display display-narrow text-h2">{lead}</p>
      <div className="case-story-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
