import { type ReactNode, useState } from "react";
import type { PictureData } from "../content/pictures/pictures.server";
import styles from "./picture.module.css";

type State = "loading" | "loaded" | "failed";

/** The file that was shown last for each picture. A page shows it until the size that the page needs has loaded. */
const shown = new Map<string, string>();

type Props = {
  picture: PictureData;
  sizes: string;
  /** `srcset` of another crop for widths below 768 px. */
  narrow?: string | undefined;
  /** natural: original proportions. fill: covers its positioned parent. square, frame (4:3): cropped. */
  shape?: "natural" | "fill" | "square" | "frame";
  /**
   * true: above the fold, fetched at once with high priority. "behind": fetched at once with low priority, after more
   * important pictures.
   */
  eager?: boolean | "behind";
  /** True if nearby text describes the picture. Screen readers then skip the picture. */
  decorative?: boolean;
  /** Replaces a picture that failed to load; /placeholder.svg by default. */
  fallback?: ReactNode;
};

/** A picture whose box is reserved and filled with its average colour while it loads. */
export function Picture(props: Props) {
  const { picture, sizes, narrow, shape = "natural", eager = false, decorative = false, fallback } = props;
  const [state, setState] = useState<State>("loading");
  const [standIn, setStandIn] = useState(() => shown.get(picture.src));
  const failed = state === "failed";
  const hasSources = !failed && !standIn;
  const loaded = ({ currentSrc }: HTMLImageElement) => {
    if (failed) return;
    if (!narrow) shown.set(picture.src, currentSrc);
    setStandIn(undefined);
    setState("loaded");
  };
  /** Reads the state of a picture that loaded or failed before hydration, because it fires no more events. */
  const readState = (image: HTMLImageElement | null) => {
    if (!image?.complete || state !== "loading") return;
    if (image.naturalWidth > 0) loaded(image);
    else setState("failed");
  };
  if (failed && fallback) return fallback;
  const image = (
    <img
      ref={readState}
      src={failed ? "/placeholder.svg" : (standIn ?? picture.src)}
      srcSet={hasSources ? picture.srcSet : undefined}
      sizes={hasSources && picture.srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={decorative ? "" : picture.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager === true ? "high" : eager ? "low" : undefined}
      onLoad={({ currentTarget }) => loaded(currentTarget)}
      onError={() => setState("failed")}
    />
  );
  return (
    <span className={`${styles.picture} ${styles[shape] ?? ""}`} data-state={state}>
      <svg className={styles.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.color} />
      </svg>
      <picture>
        {narrow && hasSources && <source media="(width < 768px)" srcSet={narrow} sizes="100vw" />}
        {image}
      </picture>
    </span>
  );
}
