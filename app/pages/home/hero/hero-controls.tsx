import { Icon } from "../../../ui/icon";
import styles from "./hero-controls.module.css";
import type { CarouselActions } from "./use-carousel";

type Props = {
  /** The accents of the slides. */
  colors: string[];
  index: number;
  isOn: boolean;
  isRotating: boolean;
  actions: CarouselActions;
};

/** Pause first, then back and forward, then a button per slide; the current one stands taller. */
export function HeroControls({ colors, index, isOn, isRotating, actions }: Props) {
  return (
    <>
      <div className={styles.buttons}>
        <button
          type="button"
          aria-label={isOn ? "Stop slide rotation" : "Start slide rotation"}
          onClick={actions.toggle}
        >
          <Icon name={isOn ? "pause" : "play"} />
        </button>
        <button type="button" aria-label="Previous slide" onClick={actions.back}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label="Next slide" onClick={actions.forward}>
          <Icon name="right" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of buttons, not of form fields. */}
      <div
        className={styles.slides}
        role="group"
        aria-label="Choose slide"
        data-rotating={isRotating || undefined}
      >
        {colors.map((color, at) => (
          <button
            key={color}
            type="button"
            data-accent={color}
            aria-label={`Go to slide ${at + 1}`}
            aria-current={at === index || undefined}
            onClick={() => actions.go(at)}
          />
        ))}
      </div>
    </>
  );
}
