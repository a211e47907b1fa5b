import { type ReactNode, useState } from "react";
import type { PictureData } from "../content/read/pictures.server";
import styles from "./picture.module.css";

type State = "loading" | "loaded" | "failed";

/**
 * The file that was last shown of each picture. It stands in at once where the picture is shown again, such as a
 * card's cover on the page of its project, until the size that fits there has come.
 */
const shown = new Map<string, string>();

type Props = {
  picture: PictureData;
  /** A source element: another picture that stands in its place at some widths. */
  source?: ReactNode;
  /** The `sizes` attribute: how wide the picture stands at which viewport. */
  sizes: string;
  /** natural: its own proportions. fill: covers its positioned parent. square, frame (4:3): cropped. */
  shape?: "natural" | "fill" | "square" | "frame";
  /** True for a picture in the first screen: fetched at once and first; "behind" it: at once, not first. */
  eager?: boolean | "behind";
  /** True where the words beside it say the same: screen readers skip it. */
  decorative?: boolean;
};

/**
 * Every picture of the site. Its box is reserved and filled with the picture's own colour while it loads;
 * a picture that fails is replaced by /placeholder.svg, plain cloth instead of a browser's torn
 * sheet.
 */
export function Picture({
  picture,
  source,
  sizes,
  shape = "natural",
  eager = false,
  decorative = false,
}: Props) {
  const [state, setState] = useState<State>("loading");
  const [standIn, setStandIn] = useState(() => shown.get(picture.src));
  const failed = state === "failed";
  const isWhole = !failed && !standIn;
  const loaded = ({ currentSrc }: HTMLImageElement) => {
    if (failed) return;
    // Another picture never stands in for this one.
    if (!source) shown.set(picture.src, currentSrc);
    setStandIn(undefined);
    setState("loaded");
  };
  /** A picture may have loaded or failed before React took over; then no event comes any more. */
  const readState = (image: HTMLImageElement | null) => {
    if (!image?.complete || state !== "loading") return;
    if (image.naturalWidth > 0) loaded(image);
    else setState("failed");
  };
  const image = (
    <img
      ref={readState}
      src={failed ? "/placeholder.svg" : (standIn ?? picture.src)}
      srcSet={isWhole ? picture.srcSet : undefined}
      sizes={isWhole && picture.srcSet ? sizes : undefined}
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
      {source ? (
        <picture>
          {isWhole && source}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
