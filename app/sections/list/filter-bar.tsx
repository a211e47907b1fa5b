import { site } from "virtual:site";
import { startTransition, useOptimistic } from "react";
import type { ListOption } from "../../content/addresses/list-page.server";
import { numberText } from "../../lib/count-text";
import { bringIntoRow } from "../../ui/bring-into-row";
import { Icon } from "../../ui/icon";
import choice from "./choice.module.css";
import styles from "./filter-bar.module.css";

type Props = {
  legend: string;
  options: ListOption[];
  /** `id` of the selected option. */
  chosen: string | undefined;
  /** Resolves when the option at that address is shown. */
  onChoose: (to: string) => Promise<void>;
  /** Status announced politely: "3 posts shown". */
  status: string;
};

/** A list's filter buttons. They submit a form to the categories' addresses, so they work without a script. */
export function FilterBar({ legend, options, chosen, onChoose, status }: Props) {
  // Mark the button at once, because the list takes longer to change on a slow phone.
  const [pressed, press] = useOptimistic(chosen);
  // Show counts only if every category has more than one entry.
  const hasCounts = options.every(({ count }) => count > 1);
  return (
    <>
      <form className={`${styles.bar} no-print`}>
        <fieldset
          className={styles.row}
          data-many={options.length > 7 || undefined}
          onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}
        >
          <legend className="sr-only">{legend}</legend>
          {options.map(({ id, title, accent, count, to }) => (
            <button
              key={to}
              type="submit"
              className={`${styles.filter} ${choice.choice} row font-bold`}
              formAction={to}
              data-count={hasCounts ? numberText(count, site) : undefined}
              aria-pressed={id === pressed}
              onClick={(event) => {
                event.preventDefault();
                if (id === pressed) return;
                startTransition(async () => {
                  press(id);
                  await onChoose(to);
                });
              }}
            >
              {accent ? (
                <span className="pattern pattern-chip" data-accent={accent} aria-hidden="true" />
              ) : (
                <Icon name="check" />
              )}
              {title}
            </button>
          ))}
        </fieldset>
      </form>
      <p className="sr-only" role="status">
        {status}
      </p>
    </>
  );
}
