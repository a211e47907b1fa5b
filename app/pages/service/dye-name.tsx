import type { ServicePage } from "../../content/read/service-page.server";
import { LocalName } from "../../ui/local-name";
import styles from "./dye-name.module.css";

/** The names of a service's dye, with a patch of its cloth; nothing where the dye has no name. */
export function DyeName({ name }: { name: ServicePage["dyeName"] }) {
  if (!name) return null;
  return (
    <p className={styles.name}>
      <span className="weave weave-chip" aria-hidden="true" />
      <LocalName name={name} size="text-h4" /> {name.name}
    </p>
  );
}
