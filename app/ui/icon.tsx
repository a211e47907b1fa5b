import { Icon as AgencyIcon } from "agency/ornaments/icons";
import type { IconProps } from "../lib/icons";
import styles from "./icon.module.css";

/**
 * An icon of the agency's set or the default one; decorative, so its control needs a text label. Arrows are mirrored
 * from right to left.
 */
export function Icon(props: IconProps) {
  const icon = <AgencyIcon {...props} />;
  return props.name === "left" || props.name === "right" ? (
    <span className={styles.arrow}>{icon}</span>
  ) : (
    icon
  );
}
