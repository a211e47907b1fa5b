import { Icon } from "../ui/icon";

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

/** Room kept beside a focused button, in px. */
const ROOM = 16;

/** Moves the row, and it alone, until all of the button is in view: a browser is content with a part of it. */
function bringIntoRow(button: HTMLElement) {
  const row = button.parentElement;
  if (!row) return;
  const [at, edge] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
  const before = Math.min(0, at.left - edge.left - ROOM);
  const behind = Math.max(0, at.right - edge.right + ROOM);
  if (before || behind) row.scrollBy({ left: before || behind, behavior: "instant" });
}

/** The filter buttons above a list. They stay below the header and need JavaScript; the list does not. */
export function FilterBar({ legend, options, chosen, onChoose, status }: Props) {
  return (
    <>
      <fieldset className="filters">
        <legend className="sr-only">{legend}</legend>
        {options.map(({ id, title, color, count }) => (
          <button
            key={id}
            type="button"
            className="filter"
            data-count={count}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            onFocus={({ currentTarget }) => bringIntoRow(currentTarget)}
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
    </>
  );
}
