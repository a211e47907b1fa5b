import type { PictureData } from "../content/pictures/pictures.server";
import { Avatar } from "./avatar";
import styles from "./person.module.css";

type Props = { name: string; picture: PictureData | undefined; text: string };

/** A name with a small, decorative portrait and the person's role. */
export function Person({ name, picture, text }: Props) {
  return (
    <p className={styles.person}>
      <Avatar name={name} picture={picture && { ...picture, alt: "" }} sizes="80px" />
      <span>
        <b>{name}</b> {text}
      </span>
    </p>
  );
}
