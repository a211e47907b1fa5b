import type { FitHeadline, FitLine } from "../content/headlines/fit-lines.server";
import { lineClass } from "../lib/fit-class";
import { inOriginal } from "./in-original";

type Props = {
  as?: "h1" | "h2";
  headline: FitHeadline;
  /** Completes the headline for screen readers. */
  about?: string | undefined;
  lang?: string | undefined;
};

/** A headline whose lines span the width of its parent. The build computes the letter widths. */
export function FitHeading({ as: Heading = "h1", headline, about, lang }: Props) {
  const { narrow } = headline;
  // The version with fewer lines contains the other version: each of its lines consists of lines of the other.
  const isMerged = narrow !== undefined && narrow.lines.length < headline.lines.length;
  const outer = isMerged ? narrow : headline;
  const inner = isMerged ? headline : narrow;
  return (
    <Heading className="fit" {...inOriginal(lang)} data-merged={isMerged || undefined}>
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

/** The text of a fitted line. A trailing comma hangs beyond the edge. */
export function LineText({ text }: Pick<FitLine, "text">) {
  const [words, comma] = text.split(/(,)$/);
  return (
    <>
      {words}
      {comma && <span className="fit-hung">{comma}</span>}
    </>
  );
}
