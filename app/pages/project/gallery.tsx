import { site } from "virtual:site";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { PictureData } from "../../content/pictures/pictures.server";
import { numberText } from "../../lib/count-text";
import { arrowStep } from "../../lib/direction";
import { fillIn } from "../../lib/fill-in";
import { inOriginal } from "../../ui/in-original";
import { Picture } from "../../ui/picture";
import { project } from "../../words/en/project";
import type { Lang, ProjectPageData } from "./data.server";
import styles from "./gallery.module.css";
import { GalleryButton } from "./gallery-button";
import { Lightbox } from "./lightbox";
import { COPIES, useLoop } from "./use-loop";

const words = project.gallery;
const SIZES = "(width >= 1280px) 33vw, (width >= 768px) 50vw, 84vw";

/** Shows the project's pictures in an endless row, one to three at a time. Each picture opens large. */
export function Gallery({ title, pictures, lang }: ProjectPageData["gallery"] & Lang) {
  const count = pictures.length;
  const titleId = useId();
  const track = useRef<HTMLDivElement>(null);
  const { index, visible, isReady, move } = useLoop(track, count);
  const [opened, setOpened] = useState<number>();
  /** Whether the row can move: a row that is completely in view cannot. */
  const isMovable = count > 1 && count > visible;
  const last = ((index + visible - 1) % count) + 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by === undefined || !isMovable) return;
    event.preventDefault();
    move(by);
    // A focused slide passes the focus to the slide that replaces it.
    if (!track.current?.contains(document.activeElement)) return;
    const slide = track.current.children[((index + by + count) % count) + (isReady ? COPIES : 0)];
    slide?.querySelector("button")?.focus({ preventScroll: true });
  };
  const numbered = (number: number) => numberText(number, site);
  const positionOf = (at: number) =>
    fillIn(words.position, { number: numbered(at + 1), count: numbered(count) });
  const shown = { first: numbered(index + 1), last: numbered(last), count: numbered(count) };
  const slides = pictures.map((picture, at) => ({
    picture,
    position: positionOf(at),
    lang,
    onOpen: () => setOpened(at),
  }));
  return (
    <section
      className={`${styles.root} no-print`}
      aria-roledescription={words.carousel}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <h2 id={titleId} className="display text-h2">
          {title}
        </h2>
        {isMovable && (
          <>
            <p aria-live="polite" aria-atomic="true" data-scripted className={`${styles.position} font-bold`}>
              {visible > 1 ? fillIn(words.positions, shown) : positionOf(index)}
            </p>
            <div className={styles.buttons} data-scripted>
              <GalleryButton label={words.previous} icon="left" onClick={() => move(-1)} />
              <GalleryButton label={words.next} icon="right" onClick={() => move(1)} />
            </div>
          </>
        )}
      </div>
      <div className={styles.track} ref={track}>
        {isReady && slides.slice(-COPIES).map((slide) => <Slide key={slide.position} {...slide} isCopy />)}
        {slides.map((slide) => (
          <Slide key={slide.position} {...slide} />
        ))}
        {isReady && slides.slice(0, COPIES).map((slide) => <Slide key={slide.position} {...slide} isCopy />)}
      </div>
      <Lightbox pictures={pictures} opened={opened} positionOf={positionOf} onChange={setOpened} />
    </section>
  );
}

type SlideProps = Lang & { picture: PictureData; position: string; onOpen: () => void; isCopy?: boolean };

/** A picture in the row. A copy can be seen and clicked, but keyboard and screen readers skip it. */
function Slide({ picture, position, lang, isCopy, onOpen }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires groups, not fieldsets.
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={words.slide}
      aria-label={position}
      aria-hidden={isCopy || undefined}
    >
      <button type="button" className={styles.opener} tabIndex={isCopy ? -1 : undefined} onClick={onOpen}>
        <span className="sr-only">{words.enlarge} </span>
        <Picture picture={picture} sizes={SIZES} shape="frame" />
      </button>
      {picture.caption && (
        <p className={`${styles.caption} display text-h4`} {...inOriginal(lang)}>
          {picture.caption}
        </p>
      )}
    </div>
  );
}
