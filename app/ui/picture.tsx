import { type ReactNode, useState } from "react";
import type { PictureData } from "../content/read/pictures.server";
import styles from "./picture.module.css";

type State = "loading" | "loaded" | "failed";

/** The file last shown of each picture: where it is shown again, this stands in until the size that fits has loaded. */
const shown = new Map<string, string>();

type Props = {
  picture: PictureData;
  sizes: string;
  /** What stands in below 768 px, as a `srcset`: another crop. */
  narrow?: string | undefined;
  /** natural: its own proportions. fill: covers its positioned parent. square, frame (4:3): cropped. */
  shape?: "natural" | "fill" | "square" | "frame";
  /** True for a picture in the first screen: fetched at once and first; "behind" it: at once, not first. */
  eager?: boolean | "behind";
  /** True where the words beside it say the same: screen readers skip it. */
  decorative?: boolean;
  /** Shown instead of a picture that failed; /placeholder.svg by default. */
  fallback?: ReactNode;
};

/** Every picture of the site. Its box is reserved and filled with the picture's own colour while it loads. */
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
  /** A picture that loaded or failed before React took over fires no event any more. */
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
