import { site } from "virtual:site";
import { numberText } from "../../../lib/count-text";
import { fillIn } from "../../../lib/fill-in";
import { Icon } from "../../../ui/icon";
import { home } from "../../../words/en/home";
import type { HomePageData } from "../data.server";
import styles from "./hero-controls.module.css";
import type { useCarousel } from "./use-carousel";

const words = home.hero;

type Props = {
  slides: Pick<HomePageData["slides"][number], "link" | "accent">[];
  carousel: ReturnType<typeof useCarousel>;
};

/**
 * Shows buttons to pause, go back and go forward, and a button for each slide. The current slide's button is taller.
 */
export function HeroControls({ slides, carousel }: Props) {
  const { index, isOn, isRotating, toggle, step, go } = carousel;
  return (
    <>
      <div className={`${styles.buttons} no-print`} data-scripted>
        <button type="button" aria-label={isOn ? words.stop : words.start} onClick={toggle}>
          <Icon name={isOn ? "pause" : "play"} />
        </button>
        <button type="button" aria-label={words.previous} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={words.next} onClick={() => step(1)}>
          <Icon name="right" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the group contains buttons, not form fields. */}
      <div
        className={`${styles.slides} no-print`}
        data-scripted
        role="group"
        aria-label={words.choose}
        data-rotating={isRotating || undefined}
      >
        {slides.map(({ link, accent }, at) => (
          <button
            key={link}
            type="button"
            data-accent={accent}
            aria-label={fillIn(words.goTo, { number: numberText(at + 1, site) })}
            aria-current={at === index || undefined}
            onClick={() => go(at)}
          />
        ))}
      </div>
    </>
  );
}
