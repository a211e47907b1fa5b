import { FitHeading } from "../../ui/fit-heading";
import type { AboutPageData } from "./page";

/** Threads by dye, with their place in hundredths of the line of letters; a third makes the name hard to read. */
const THREADS = [
  { dye: "turmeric", y: 35 },
  { dye: "lac", y: 64 },
];
/** In the same unit, the thickness of a thread. */
const THICKNESS = 8;

/**
 * The agency's name as cloth: two threads run through the page and pass over one letter of the name and under
 * the next. A thread lies behind the letters; the pieces that come over are drawn in front again.
 */
export function WovenHero({ headline, lead, edges }: AboutPageData["hero"]) {
  const name = headline.lines.length - 1;
  const letters = edges[name] ?? [];
  return (
    <section className="page-hero">
      <div className="page-hero-text">
        <div className="woven-name">
          <FitHeading headline={headline} />
          <svg className="woven-name-under" aria-hidden="true">
            {THREADS.map(({ dye, y }) => (
              <rect key={dye} data-dye={dye} y={`${y}%`} width="100%" height={`${THICKNESS}%`} />
            ))}
          </svg>
          <svg className="woven-name-over" aria-hidden="true">
            {THREADS.map(({ dye, y }, index) =>
              letters.slice(0, -1).map((from, letter) => {
                if ((letter + index) % 2 === 0) return null;
                const to = letters[letter + 1] ?? 100;
                return (
                  <rect
                    key={`${dye} ${from}`}
                    data-dye={dye}
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
