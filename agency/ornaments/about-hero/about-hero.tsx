import type { AboutHeroProps } from "../../../app/ornaments";
import { FitHeading } from "../../../app/ui/fit-heading";
import { PageHero } from "../../../app/ui/page-hero";
import styles from "./about-hero.module.css";

/** The threads' lines and places in hundredths of a line of letters; a second in one line would make it hard to read. */
const PLACES = [
  { line: 0, y: 42 },
  { line: 1, y: 28 },
];
/** Letters of two strokes or more that are read with a thread across; it passes under the others. */
const STEMS = /[HLMNTU]/i;
/** In the same unit, the thickness of a thread. */
const THICKNESS = 9;
/** What is left free above and below a thread that lies on a letter: it lifts it off. */
const GAP = 1.7;

/**
 * The headline as cloth: threads run through the page and pass over letters of stems and under all others. A thread
 * lies behind the letters; the pieces that come over are drawn in front again.
 */
export function AboutHero({ headline, lead, accents = [], letters: edges = [] }: AboutHeroProps) {
  const placed = PLACES.flatMap(({ line, y }, index) => {
    const accent = accents[index];
    const letters = edges[line];
    const text = headline.lines[line]?.text;
    return accent && letters && text
      ? [{ accent, index, letters, text, top: line * 100 + y, fill: `url(#thread-${index})` }]
      : [];
  });
  return (
    <div className={styles.hero}>
      <PageHero
        headline={headline}
        lead={lead}
        heading={
          <div className={styles.name}>
            <FitHeading headline={headline} />
            <svg className={styles.under} aria-hidden="true">
              <defs>
                {placed.map(({ accent, index }) => (
                  <Twist key={accent} accent={accent} index={index} />
                ))}
              </defs>
              {placed.map(({ accent, top, fill }) => (
                <rect key={accent} x="-25%" y={`${top}%`} width="150%" height={`${THICKNESS}%`} fill={fill} />
              ))}
            </svg>
            <svg className={styles.over} aria-hidden="true">
              {placed.map(({ accent, letters, text, top, fill }) =>
                letters.slice(0, -1).map((from, letter) => {
                  if (!STEMS.test(text.charAt(letter))) return null;
                  const to = letters[letter + 1] ?? 100;
                  // The gap is a little narrower than its piece, at whose ends it would show.
                  return (
                    <g key={`${accent} ${from}`}>
                      <rect
                        className={styles.gap}
                        x={`${from + 0.1}%`}
                        y={`${top - GAP}%`}
                        width={`${to - from - 0.2}%`}
                        height={`${THICKNESS + 2 * GAP}%`}
                      />
                      <rect
                        x={`${from}%`}
                        y={`${top}%`}
                        width={`${to - from}%`}
                        height={`${THICKNESS}%`}
                        fill={fill}
                      />
                    </g>
                  );
                }),
              )}
            </svg>
          </div>
        }
      />
    </div>
  );
}

/** A thread's two plies, one of them seen as slanting lines. */
function Twist({ accent, index }: { accent: string; index: number }) {
  return (
    <pattern
      id={`thread-${index}`}
      data-accent={accent}
      width="1.4vw"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="skewX(-30)"
    >
      <rect width="2vw" height="8" />
      <rect width="0.42vw" height="8" />
    </pattern>
  );
}
