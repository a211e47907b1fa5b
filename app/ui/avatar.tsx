import { useState } from "react";
import type { PictureData } from "../content/read/pictures.server";
import { initials } from "../lib/initials";
import styles from "./picture.module.css";

/** A person's portrait, square; the person's initials where there is none or it fails. */
export function Avatar({
  name,
  picture,
  sizes,
}: {
  name: string;
  picture: PictureData | undefined;
  sizes: string;
}) {
  const [failed, setFailed] = useState(false);
  const readState = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };
  if (failed || !picture) {
    return (
      <span className={`${styles.picture} ${styles.square} ${styles.initials}`} role="img" aria-label={name}>
        {initials(name)}
      </span>
    );
  }
  return (
    <span className={`${styles.picture} ${styles.square}`}>
      <svg className={styles.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.color} />
      </svg>
      <img
        ref={readState}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        onError={() => setFailed(true)}
      />
    </span>
  );
}
