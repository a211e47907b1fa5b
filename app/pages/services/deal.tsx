import { Person } from "../../ui/person";
import type { ServicesPage } from "./data.server";
import styles from "./deal.module.css";

/** What a service costs at least, and who signs for it. */
export function Deal({ price, head }: Pick<ServicesPage["services"][number], "price" | "head">) {
  return (
    <div className={styles.deal}>
      {price && (
        <p>
          {price.before}
          <strong data-count={price.letters}>{price.amount}</strong>
          {price.after}
        </p>
      )}
      {head && <Person {...head} />}
    </div>
  );
}
