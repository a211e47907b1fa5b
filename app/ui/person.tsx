import type { PictureData } from "../content/read/pictures.server";
import { Avatar } from "./avatar";
import styles from "./person.module.css";

type Props = { name: string; picture: PictureData | undefined; text: string };

/** A small portrait, which says nothing to screen readers beside the name, and what the person does. */
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
