import type { ServicePage } from "../../content/read/service-page.server";
import { LocalName } from "../../ui/local-name";
import styles from "./accent-name.module.css";

/** The names of a service's accent; nothing where the accent has no name. */
export function AccentName({ name }: { name: ServicePage["accentName"] }) {
  if (!name) return null;
  return (
    <p className={`${styles.name} row font-bold`}>
      <LocalName name={name} size="text-h4" /> {name.name}
    </p>
  );
}
