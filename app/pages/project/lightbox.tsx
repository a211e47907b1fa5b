import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import type { PictureData } from "../../content/read/pictures.server";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import "./lightbox.css";

type Props = {
  pictures: PictureData[];
  /** The picture shown; undefined while the dialog is closed. */
  opened: number | undefined;
  onChange: (opened: number | undefined) => void;
};

/** One picture as large as the screen: a modal dialog, so focus, Escape and the inert page are the browser's work. */
export function Lightbox({ pictures, opened, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = opened !== undefined;
  // Opens and closes the browser's own modal dialog.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const picture = opened === undefined ? undefined : pictures[opened];
  const turn = (by: number) => {
    if (opened !== undefined) onChange((opened + by + pictures.length) % pictures.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The row behind has arrow keys too.
    event.stopPropagation();
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  };
  const closeOnGround = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onChange(undefined);
  };
  return (
    <dialog
      ref={dialog}
      className="case-lightbox"
      aria-label="Picture"
      data-dye="neutral"
      onClose={() => onChange(undefined)}
      onKeyDown={onKeyDown}
      onClick={closeOnGround}
    >
      {picture && opened !== undefined && (
        <>
          <figure className="case-lightbox-picture">
            <Picture key={picture.src} picture={picture} sizes="100vw" shape="frame" eager />
            <figcaption aria-live="polite" aria-atomic="true">
              <span className="font-bold">
                {opened + 1} of {pictures.length}
              </span>{" "}
              {picture.caption}
            </figcaption>
          </figure>
          <div className="case-lightbox-buttons">
            <button
              type="button"
              className="case-gallery-button"
              aria-label="Close"
              onClick={() => onChange(undefined)}
            >
              <Icon name="close" />
            </button>
            {pictures.length > 1 && (
              <>
                <button
                  type="button"
                  className="case-gallery-button"
                  aria-label="Previous picture"
                  onClick={() => turn(-1)}
                >
                  <Icon name="left" />
                </button>
                <button
                  type="button"
                  className="case-gallery-button"
                  aria-label="Next picture"
                  onClick={() => turn(1)}
                >
                  <Icon name="right" />
                </button>
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
