import { useRef } from "react";
import { lineClass } from "../../lib/fit-class";
import { ButtonLink } from "../../ui/button";
import { FitHeading } from "../../ui/fit-heading";
import { Picture } from "../../ui/picture";
import { HeroControls } from "./hero-controls";
import type { OpeningData } from "./home-data.server";
import { useCarousel } from "./use-carousel";
import "./hero.css";

type Props = Pick<OpeningData, "headline" | "wideLines" | "slides">;
type Slide = Props["slides"][number];

/** How wide a slide's picture stands; beside the headline from 1024 px, above the caption below that. */
const SIZES = "(width >= 1024px) max(58vw, 142vh), 130vw";

/**
 * The first screen: the headline stands, the slides pass below it (the carousel pattern of the
 * ARIA Authoring Practices). Without JavaScript the slides are a row to scroll.
 */
export function Hero({ headline, wideLines, slides }: Props) {
  const region = useRef<HTMLElement>(null);
  const { state, isOn, isRotating, actions, holders } = useCarousel(slides.length, region);
  const current = slides[state.index];
  return (
    <div className="hero" data-dye={current?.color}>
      <div className="hero-headline">
        <FitHeading headline={headline} />
        {/* For the eye alone: its sheet writes the words, which stand in the heading once. */}
        {wideLines && (
          <div className="hero-wide fit" aria-hidden="true">
            {wideLines.lines.map((line) => (
              <span key={line.text} className={lineClass(line, wideLines.size)} data-words={line.text} />
            ))}
          </div>
        )}
      </div>
      <section
        ref={region}
        className="hero-carousel"
        aria-roledescription="carousel"
        aria-label="Services"
        {...holders}
      >
        <HeroControls
          colors={slides.map(({ color }) => color)}
          index={state.index}
          isOn={isOn}
          isRotating={isRotating}
          actions={actions}
        />
        <div className="hero-slides" aria-live={isRotating ? "off" : "polite"}>
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.link}
              slide={slide}
              name={`${index + 1} of ${slides.length}`}
              place={placeOf(index, state.index, state.previous, slides.length)}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

/** current: shown. leaving: being covered. next: fetches its picture ahead. */
type Place = "current" | "entering" | "leaving" | "next" | undefined;

function placeOf(at: number, index: number, previous: number | null, count: number): Place {
  if (at === index) return previous === null ? "current" : "entering";
  if (at === previous) return "leaving";
  return at === (index + 1) % count ? "next" : undefined;
}

/** "Learn More" goes on with "about Web Design", "Get Started" with "with" it. */
function leadsTo({ buttonText, title }: Slide): string {
  if (buttonText.endsWith("More")) return `about ${title}`;
  return buttonText.endsWith("Started") ? `with ${title}` : `in ${title}`;
}

function HeroSlide({ slide, name, place }: { slide: Slide; name: string; place: Place }) {
  const isFirst = name.startsWith("1 ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern names the role; a fieldset is for forms.
    <div
      className="hero-slide"
      data-dye={slide.color}
      data-place={place}
      data-focus={slide.focus}
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      inert={place === "leaving"}
    >
      <div className="hero-picture">
        <Picture
          picture={slide.picture}
          sizes={SIZES}
          shape="fill"
          eager={slide.priority && (isFirst || "behind")}
        />
      </div>
      <div className="hero-caption">
        <div>
          <h2 className="font-bold text-lead">{slide.title}</h2>
          <p>{slide.description}</p>
        </div>
        <ButtonLink to={slide.link} look="paper" about={leadsTo(slide)}>
          {slide.buttonText}
        </ButtonLink>
      </div>
    </div>
  );
}
