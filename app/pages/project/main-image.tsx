import type { PictureData } from "../../content/read/pictures.server";
import { useMainImageMorph } from "../../ui/cover-morph";
import { Picture } from "../../ui/picture";
import styles from "./main-image.module.css";

/** The whole cover, beside the facts or across the page; a clicked card's cover turns into it. */
export function MainImage({ link, picture }: { link: string; picture: PictureData }) {
  const morphs = useMainImageMorph(link);
  return (
    <div className={styles.mount}>
      <div className={styles.cover} data-morph={morphs || undefined}>
        <Picture picture={picture} sizes="(width >= 1280px) 67vw, 100vw" shape="fill" eager />
      </div>
    </div>
  );
}
