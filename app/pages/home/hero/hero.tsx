import { site } from "virtual:site";
import { useRef } from "react";
import { numberText } from "../../../lib/count-text";
import { fillIn } from "../../../lib/fill-in";
import { lineClass } from "../../../lib/fit-class";
import { ButtonLink } from "../../../ui/button";
import { FitHeading } from "../../../ui/fit-heading";
import { useHeaderAccent } from "../../../ui/header-accent";
import { home } from "../../../words/en/home";
import type { HomePageData } from "../data.server";
import styles from "./hero.module.css";
import { HeroControls } from "./hero-controls";
import { HeroSlide, stateOf } from "./hero-slide";
import { useCarousel } from "./use-carousel";

const words = home.hero;
const numbered = (number: number) => numberText(number, site);

type Props = Pick<HomePageData, "headline" | "wideLines" | "slides" | "quote">;

/**
 * The top of home: a fixed headline and quote button over rotating slides, or over a single one. Without JavaScript the
 * slides scroll.
 */
export function Hero({ headline, wideLines, slides, quote }: Props) {
  const region = useRef<HTMLElement>(null);
  const carousel = useCarousel(slides.length, region);
  const { index, previous, isRotating, handlers } = carousel;
  const current = slides[index];
  const isCarousel = slides.length > 1;
  useHeaderAccent(current?.accent);
  return (
    <div className={styles.root} data-accent={current?.accent}>
      <div className={styles.headline} data-low={wideLines?.isLow || undefined}>
        <FitHeading headline={headline} />
        {/* Decorative: CSS generates the text, so that the page's HTML has the headline only once. */}
        {wideLines && (
          <div className={`${styles.wide} fit`} aria-hidden="true">
            {wideLines.lines.map((line) => (
              <span
                key={line.text}
                className={lineClass(line, wideLines.size)}
                data-words={line.text.replace(/,$/, "")}
                data-hung={line.text.endsWith(",") || undefined}
              />
            ))}
          </div>
        )}
      </div>
      <div className={styles.quote}>
        <ButtonLink to={quote.link}>{quote.linkText}</ButtonLink>
      </div>
      <section
        ref={region}
        className={styles.carousel}
        aria-roledescription={isCarousel ? words.carousel : undefined}
        aria-label={words.label}
        {...handlers}
      >
        {isCarousel && <HeroControls slides={slides} carousel={carousel} />}
        <div className={styles.slides} aria-live={isRotating ? "off" : "polite"}>
          {slides.map((slide, at) => (
            <HeroSlide
              key={slide.link}
              slide={slide}
              name={fillIn(words.position, { number: numbered(at + 1), count: numbered(slides.length) })}
              isFirst={at === 0}
              state={stateOf(at, index, previous, slides.length)}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
