import type { FitHeadline, FitLine } from "../content/read/fit-lines.server";
import { lineClass } from "../lib/fit-class";

type Props = {
  as?: "h1" | "h2";
  headline: FitHeadline;
  /** Ends the headline for those who do not see it. */
  about?: string | undefined;
  lang?: string | undefined;
};

/** A headline whose lines run from edge to edge of its parent (widths solved at build). */
export function FitHeading({ as: Heading = "h1", headline, about, lang }: Props) {
  const { narrow } = headline;
  // The form with fewer lines is outside: its lines hold those of the other one.
  const isMerged = narrow !== undefined && narrow.lines.length < headline.lines.length;
  const outer = isMerged ? narrow : headline;
  const inner = isMerged ? headline : narrow;
  return (
    <Heading className="fit" lang={lang} data-merged={isMerged || undefined}>
      {outer.lines.map((line, place) => (
        <span key={line.text} className={lineClass(line, outer.size)}>
          {inner ? (
            inner.lines
              .filter(({ of = 0 }) => isMerged || of === place)
              .map((part, index) => (
                <span key={part.text} className={lineClass(part, inner.size)}>
                  {index > 0 && " "}
                  <LineText text={part.text} />
                </span>
              ))
          ) : (
            <LineText text={line.text} />
          )}{" "}
        </span>
      ))}
      {about && <span className="sr-only">({about})</span>}
    </Heading>
  );
}

/** The text of a fitted line; a comma at its end hangs beyond the edge. */
export function LineText({ text }: Pick<FitLine, "text">) {
  const [words, comma] = text.split(/(,)$/);
  return (
    <>
      {words}
      {comma && <span className="fit-hung">{comma}</span>}
    </>
  );
}
