import type { PictureData } from "../content/pictures/pictures.server";
import { initials } from "./initials";
import { Picture } from "./picture";
import styles from "./picture.module.css";

type Props = { name: string; picture: PictureData | undefined; sizes: string };

/** A square portrait. Shows the person's initials if there is no picture, or if the picture fails to load. */
export function Avatar({ name, picture, sizes }: Props) {
  const fallback = (
    <span className={`${styles.picture} ${styles.square} ${styles.initials}`} role="img" aria-label={name}>
      {initials(name)}
    </span>
  );
  if (!picture) return fallback;
  return <Picture picture={picture} sizes={sizes} shape="square" fallback={fallback} />;
}
