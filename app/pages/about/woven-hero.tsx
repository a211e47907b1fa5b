import { FitHeading } from "../../ui/fit-heading";
import type { AboutPage } from "./data.server";
import "./woven-hero.css";

/** The threads' places in hundredths of the line of letters; a third would make it hard to read. */
const PLACES = [30, 63];
/** In the same unit, the thickness of a thread. */
const THICKNESS = 9;

/**
 * The headline's first line as cloth, since its short words stand in wide letters: two threads run through the page
 * and pass over one letter and under the next. A thread lies behind the letters; the pieces that come over are drawn in front again.
 */
export function WovenHero({ headline, lead, threads, edges }: AboutPage["hero"]) {
  const letters = edges[0] ?? [];
  const placed = threads.map((dye, index) => ({
    dye,
    y: PLACES[index] ?? 50,
    // The second one stands out by the second yarn of its dye.
    yarn: index > 0 || undefined,
  }));
  return (
    <section className="page-hero">
      <div className="page-hero-text">
        <div className="woven-name">
          <FitHeading headline={headline} />
          <svg className="woven-name-under" aria-hidden="true">
            {placed.map(({ dye, y, yarn }) => (
              <rect
                key={dye}
                data-dye={dye}
                data-yarn={yarn}
                y={`${y}%`}
                width="100%"
                height={`${THICKNESS}%`}
              />
            ))}
          </svg>
          <svg className="woven-name-over" aria-hidden="true">
            {placed.map(({ dye, y, yarn }, index) =>
              letters.slice(0, -1).map((from, letter) => {
                if ((letter + index) % 2 === 0) return null;
                const to = letters[letter + 1] ?? 100;
                return (
                  <rect
                    key={`${dye} ${from}`}
                    data-dye={dye}
                    data-yarn={yarn}
                    x={`${from}%`}
                    y={`${y}%`}
                    width={`${to - from}%`}
                    height={`${THICKNESS}%`}
                  />
                );
              }),
            )}
          </svg>
        </div>
        <p className="text-lead page-hero-lead">{lead}</p>
      </div>
    </section>
  );
}
