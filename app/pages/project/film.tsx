import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon";
import { useHydrated } from "../../ui/use-hydrated";
import { project } from "../../words/en/project";
import type { ProjectPageData } from "./data.server";
import styles from "./film.module.css";

/** A film plays while it overlaps the middle third of the screen. */
const MIDDLE = "-33% 0px";

type FilmData = NonNullable<ProjectPageData["parts"][number]["plates"][number]["film"]>;

/** A film that replaces a picture. It plays in view, or by its button if the visitor prefers less motion or data. */
export function Film({ film, children }: { film: FilmData; children: ReactNode }) {
  const video = useRef<HTMLVideoElement>(null);
  /** Whether the film plays when in view, as last chosen by the visitor. */
  const isWanted = useRef(true);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const isHydrated = useHydrated();

  // Listens to the viewport, the tab and the visitor's preferences, which start and stop the film.
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const rests = () => still.matches || navigator.connection?.saveData === true;
    let isInView = false;
    isWanted.current = !rests();
    const update = () => {
      if (!isInView || document.hidden || !isWanted.current) element.pause();
      else play(element);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting ?? false;
        if (!isInView && rests()) isWanted.current = false;
        update();
      },
      { rootMargin: MIDDLE },
    );
    const onSetting = () => {
      isWanted.current = !rests();
      update();
    };
    const watch = new AbortController();
    // Wait for the first scroll, so that no page starts with a moving film.
    addEventListener("scroll", () => observer.observe(element), { once: true, signal: watch.signal });
    document.addEventListener("visibilitychange", update, watch);
    still.addEventListener("change", onSetting, watch);
    return () => {
      observer.disconnect();
      watch.abort();
    };
  }, []);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    isWanted.current = element.paused;
    if (element.paused) play(element);
    else element.pause();
  };
  return (
    <div className={styles.root} data-lost={isLost || undefined}>
      {children}
      <video
        ref={video}
        src={film.src}
        aria-label={film.alt}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        // Without scripts the browser's own controls replace the button.
        controls={!isHydrated}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onError={() => setIsLost(true)}
      />
      {isHydrated && !isLost && (
        <button type="button" className={`${styles.button} row`} onClick={toggle}>
          {isPlaying ? project.film.pause : project.film.play}
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
      )}
    </div>
  );
}

/** Starts a film. If the browser refuses (to save power), the film's picture and button stay. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => {});
}
