import { ArrowLink } from "../../../ui/button";
import { Picture } from "../../../ui/picture";
import { home } from "../../../words/en/home";
import type { HomePageData } from "../data.server";
import styles from "./hero-slide.module.css";

type Slide = HomePageData["slides"][number];

/** Widths of a slide's picture: beside the headline from 1024 px, above the caption below that. */
const SIZES = "(width >= 1024px) max(58vw, 142vh), 130vw";

/** current: shown. entering: covers the previous slide. leaving: being covered. next: preloads its picture. */
type SlideState = "current" | "entering" | "leaving" | "next" | undefined;

export function stateOf(at: number, index: number, previous: number | null, count: number): SlideState {
  if (at === index) return previous === null ? "current" : "entering";
  if (at === previous) return "leaving";
  return at === (index + 1) % count ? "next" : undefined;
}

type Props = { slide: Slide; name: string; state: SlideState; isFirst: boolean };

export function HeroSlide({ slide, name, state, isFirst }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires this role; a fieldset is for forms.
    <div
      className={styles.slide}
      data-accent={slide.accent}
      data-state={state}
      data-focus={slide.focus}
      role="group"
      aria-roledescription={home.hero.slide}
      aria-label={name}
      inert={state === "leaving"}
    >
      <div className={styles.picture}>
        <Picture
          picture={slide.picture}
          sizes={SIZES}
          shape="fill"
          eager={slide.priority && (isFirst || "behind")}
        />
      </div>
      <div className={`${styles.caption} wrap`}>
        <div>
          <h2 className="font-bold text-lead">{slide.title}</h2>
          <p>{slide.description}</p>
        </div>
        <ArrowLink to={slide.link} about={slide.about}>
          {slide.buttonText}
        </ArrowLink>
      </div>
    </div>
  );
}
