import { ButtonLink } from "../../../ui/button";
import { Picture } from "../../../ui/picture";
import type { HomeData } from "../home-data.server";
import styles from "./hero-slide.module.css";

type Slide = HomeData["slides"][number];

/** How wide a slide's picture stands; beside the headline from 1024 px, above the caption below that. */
const SIZES = "(width >= 1024px) max(58vw, 142vh), 130vw";

/** current: shown. entering: covers the one before. leaving: being covered. next: fetches its picture ahead. */
type Place = "current" | "entering" | "leaving" | "next" | undefined;

export function placeOf(at: number, index: number, previous: number | null, count: number): Place {
  if (at === index) return previous === null ? "current" : "entering";
  if (at === previous) return "leaving";
  return at === (index + 1) % count ? "next" : undefined;
}

/** "Learn More" goes on with "about Web Design", "Get Started" with "with" it. */
function leadsTo({ buttonText, title }: Slide): string {
  if (buttonText.endsWith("More")) return `about ${title}`;
  return buttonText.endsWith("Started") ? `with ${title}` : `in ${title}`;
}

export function HeroSlide({ slide, name, place }: { slide: Slide; name: string; place: Place }) {
  const isFirst = name.startsWith("1 ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern names the role; a fieldset is for forms.
    <div
      className={styles.slide}
      data-accent={slide.color}
      data-place={place}
      data-focus={slide.focus}
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      inert={place === "leaving"}
    >
      <div className={styles.picture}>
        <Picture
          picture={slide.picture}
          sizes={SIZES}
          shape="fill"
          eager={slide.priority && (isFirst || "behind")}
        />
      </div>
      <div className={styles.caption}>
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
