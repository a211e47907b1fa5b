import { Icon } from "../../ui/icon";
import styles from "./gallery-button.module.css";

type Props = { label: string; icon: "left" | "right" | "close"; onClick: () => void };

/** A square button of the gallery and its lightbox. @param label accessible name */
export function GalleryButton({ label, icon, onClick }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
