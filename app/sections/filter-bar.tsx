import { bringIntoRow } from "../ui/bring-into-row";
import { Icon } from "../ui/icon";
import { EarlyFilter } from "./early-filter";
import "./filter-bar.css";

/** One filter: its value in the address, its words, the dye of its category and how much it shows. */
export type FilterOption = { id: string; title: string; color?: string | undefined; count: number };

type Props = {
  legend: string;
  options: FilterOption[];
  chosen: string;
  onChoose: (id: string) => void;
  /** What the list shows now, said politely, e.g. "3 posts shown". */
  status: string;
};

/** The filter buttons above a list. They stay below the header and need JavaScript; the list does not. */
export function FilterBar({ legend, options, chosen, onChoose, status }: Props) {
  return (
    <>
      <fieldset
        className="filters"
        onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}
      >
        <legend className="sr-only">{legend}</legend>
        {options.map(({ id, title, color, count }) => (
          <button
            key={id}
            type="button"
            className="filter"
            value={id}
            data-count={count}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {color ? (
              <span className="weave weave-chip" data-dye={color} aria-hidden="true" />
            ) : (
              <Icon name="check" />
            )}
            {title}
          </button>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        {status}
      </p>
      <EarlyFilter list="whole" />
    </>
  );
}
