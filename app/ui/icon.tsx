import { Icon as AgencyIcon } from "agency/ornaments/icons";
import type { IconProps } from "../lib/icons";
import styles from "./icon.module.css";

/**
 * A decorative icon of the agency's set or the default set. Its control needs a text label. In languages written from
 * right to left, arrows are mirrored.
 */
export function Icon(props: IconProps) {
  const icon = <AgencyIcon {...props} />;
  return props.name === "left" || props.name === "right" ? (
    <span className={styles.arrow}>{icon}</span>
  ) : (
    icon
  );
}
