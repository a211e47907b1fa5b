import type { FitHeadline } from "../../content/read/fit-lines.server";
import { lineClass } from "../../lib/fit-class";
import { ArrowLink } from "../../ui/button";
import type { OpeningData } from "./home-data.server";
import "./woven-heading.css";

type Threads = { threads: OpeningData["threads"] };

/** The page's one woven heading, with its sentence and way on below it. */
export function WovenHead({
  headline,
  text,
  linkText,
  link,
  threads,
}: OpeningData["heads"]["services"] & Threads) {
  return (
    <div className="woven-head measure" data-side={threads.side}>
      <WovenHeading headline={headline} threads={threads} />
      <div className="section-head">
        <p className="text-lead">{text}</p>
        <div>
          <ArrowLink to={link}>{linkText}</ArrowLink>
        </div>
      </div>
    </div>
  );
}

/**
 * A fitted heading with three threads to a line, which pass over one letter and under the next. The letters
 * above the threads are copies that only the eye meets. On narrow pages the threads hang from those of the last line.
 */
function WovenHeading({ headline, threads }: { headline: FitHeadline } & Threads) {
  const last = headline.lines.length - 1;
  return (
    <h2 className="fit woven">
      {headline.lines.map((fitted, line) => (
        <span key={fitted.text} className={`woven-line ${lineClass(fitted, headline.size)}`}>
          {fitted.text}
          {fitted.comma && <span className="sr-only">,</span>}{" "}
          <span aria-hidden="true">
            {threads.lines[line]?.map(({ dye, place }) => (
              <span key={dye} className="woven-thread" data-dye={dye} data-count={place} />
            ))}
            <span className="woven-over woven-even">
              <Letters text={fitted.text} hung={line === last ? threads.hung : undefined} />
            </span>
            <span className="woven-over woven-odd">
              <Letters text={fitted.text} />
            </span>
            {line === last && <Below threads={threads} />}
          </span>
        </span>
      ))}
    </h2>
  );
}

/** Copies of a line's letters, some with a thread that hangs from its foot. */
function Letters({ text, hung = [] }: { text: string; hung?: OpeningData["threads"]["hung"] | undefined }) {
  return [...text].map((letter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name.
    <i key={index}>
      {letter}
      {hung.map(
        ({ at, dye, place }) =>
          at === index && (
            <span key={place} className="woven-hang" data-count={place}>
              <b data-dye={dye} />
            </span>
          ),
      )}
    </i>
  ));
}

/** The threads that have no room among the letters; the threads' sheet lays them below the last line. */
function Below({ threads: { below } }: Threads) {
  return (
    <span className="woven-below" data-count={below[0]?.place}>
      {below.map(({ dye, place }) => (
        <span key={place} data-dye={dye} data-count={place} />
      ))}
    </span>
  );
}
