import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import type { PictureData } from "../../content/pictures/pictures.server";
import { arrowStep } from "../../lib/direction";
import { Picture } from "../../ui/picture";
import { project } from "../../words/en/project";
import { GalleryButton } from "./gallery-button";
import styles from "./lightbox.module.css";

const words = project.gallery;

type Props = {
  pictures: PictureData[];
  /** Index of the picture shown; undefined while the dialog is closed. */
  opened: number | undefined;
  /** Returns the picture's position as text. */
  positionOf: (at: number) => string;
  onChange: (opened: number | undefined) => void;
};

/** A picture in full-screen size in a native modal dialog, so the browser handles focus, Escape and the inert page. */
export function Lightbox({ pictures, opened, positionOf, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = opened !== undefined;
  // Opens and closes the native modal dialog.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const picture = opened === undefined ? undefined : pictures[opened];
  const turn = (by: number) => {
    if (opened !== undefined) onChange((opened + by + pictures.length) % pictures.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The row behind the dialog also handles arrow keys.
    event.stopPropagation();
    const by = arrowStep(event);
    if (by !== undefined) turn(by);
  };
  const closeOnGround = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onChange(undefined);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={words.picture}
      data-accent="neutral"
      onClose={() => onChange(undefined)}
      onKeyDown={onKeyDown}
      onClick={closeOnGround}
    >
      {picture && opened !== undefined && (
        <>
          <figure className={styles.picture}>
            <Picture key={picture.src} picture={picture} sizes="100vw" shape="frame" eager />
            <figcaption aria-live="polite" aria-atomic="true">
              <span className="font-bold">{positionOf(opened)}</span> <span>{picture.caption}</span>
            </figcaption>
          </figure>
          <div className={styles.buttons}>
            <GalleryButton label={words.close} icon="close" onClick={() => onChange(undefined)} />
            {pictures.length > 1 && (
              <>
                <GalleryButton label={words.previous} icon="left" onClick={() => turn(-1)} />
                <GalleryButton label={words.next} icon="right" onClick={() => turn(1)} />
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
