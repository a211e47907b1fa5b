import { type KeyboardEvent, useId, useRef, useState } from "react";
import { arrowStep } from "../../../../lib/direction";
import { Avatar } from "../../../../ui/avatar";
import { ArrowLink } from "../../../../ui/button";
import { home as words } from "../../../../words/en/home";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";
import styles from "./reviews.module.css";

/** Shows one client review at a time in large type. The portraits below are tabs that select the review. */
export default function Reviews({ data: reviews }: SectionProps<Data>) {
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: 0, End: -1 };
    const by = arrowStep(event);
    const step = by === undefined ? ends[event.key] : chosen + by;
    if (step === undefined) return;
    event.preventDefault();
    const to = (step + reviews.length) % reviews.length;
    setChosen(to);
    tabs.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div className={styles.root} data-accent={reviews[chosen]?.accent}>
      {reviews.map(({ quote, author, position, title, link, picture }, index) => (
        <div
          key={link}
          id={`${id}-${index}`}
          className={`${styles.panel} ${picture ? "" : styles.plain}`}
          role="tabpanel"
          aria-label={author}
          data-chosen={index === chosen || undefined}
        >
          {picture && <Avatar name={author} picture={picture} sizes="(width >= 1024px) 42vw, 56vw" />}
          <figure>
            <blockquote className="display display-narrow">
              {quote.first}
              {quote.rest && <span className="mt-3"> {quote.rest}</span>}
            </blockquote>
            <figcaption>
              <b>{author}</b>
              <br />
              {position}
            </figcaption>
            <ArrowLink to={link}>{title}</ArrowLink>
          </figure>
        </div>
      ))}
      <div ref={tabs} className={styles.tabs} role="tablist" aria-label={words.clients} onKeyDown={onKeyDown}>
        {reviews.map(({ author, accent, picture }, index) => (
          <button
            key={author}
            type="button"
            role="tab"
            data-accent={accent}
            aria-selected={index === chosen}
            aria-controls={`${id}-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            <Avatar name={author} picture={picture && { ...picture, alt: "" }} sizes="160px" />
            <b>{author}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
