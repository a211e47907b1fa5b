import { FitHeading } from "../../ui/fit-heading";
import type { AboutPageData } from "./page";

/** Threads by dye, with their place in hundredths of the line of letters; more make the name hard to read. */
const THREADS = [
  { dye: "turmeric", y: 27 },
  { dye: "lac", y: 51 },
  { dye: "leaf", y: 75 },
];
/** In the same unit, the thickness of a thread and of the shade at either side of it. */
const THICKNESS = 8;
const SHADE = 2;

/**
 * The agency's name as cloth: three threads run through the page and pass over one letter of the name and under
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
            {THREADS.map((thread, index) =>
              letters.slice(0, -1).map((from, letter) => {
                if ((letter + index) % 2 === 0) return null;
                const to = letters[letter + 1] ?? 100;
                const piece = { x: `${from}%`, width: `${to - from}%` };
                return (
                  <g key={`${thread.dye} ${from}`}>
                    <rect {...piece} y={`${thread.y - SHADE}%`} height={`${THICKNESS + 2 * SHADE}%`} />
                    <rect {...piece} y={`${thread.y}%`} height={`${THICKNESS}%`} data-dye={thread.dye} />
                  </g>
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
