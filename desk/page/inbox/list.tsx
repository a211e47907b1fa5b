import { Link, NavLink, useLocation } from "react-router";
import type { ListRow } from "../api";
import { useFormat } from "../format";
import { useMe } from "../me";
import { useWords } from "../words/words";
import styles from "./list.module.css";
import { useMessageActions } from "./message-actions";

/** Lists the messages, newest first. */
export function List({ next, onMore }: { next: boolean; onMore: () => void }) {
  const words = useWords();
  const { rows } = useMessageActions();
  const { search } = useLocation();
  if (rows.length === 0) {
    const query = new URLSearchParams(search);
    const state = query.get("state");
    query.delete("state");
    const isSearch = query.has("q");
    const isFiltered = query.size > (isSearch ? 1 : 0);
    const everywhere = new URLSearchParams([...query, ["state", "all"]]);
    return (
      <p className={styles.empty}>
        {isSearch ? words.list.emptySearch : isFiltered || state ? words.list.emptyState : words.list.empty}{" "}
        {isSearch && state !== "all" && (
          <Link className="link" to={{ search: `?${everywhere}` }}>
            {words.list.everywhere}
          </Link>
        )}{" "}
        {isFiltered && (
          <Link className="link" to={{ search: state ? `?state=${state}` : "" }}>
            {words.list.clear}
          </Link>
        )}
      </p>
    );
  }
  return (
    <div className={styles.scroller}>
      <ul className={styles.list} aria-label={words.list.label}>
        {rows.map((row) => (
          <Row key={row.id} row={row} search={search} />
        ))}
      </ul>
      {next && (
        <button type="button" className={styles.more} onClick={onMore}>
          {words.list.more}
        </button>
      )}
    </div>
  );
}

function Row({ row, search }: { row: ListRow; search: string }) {
  const words = useWords();
  const format = useFormat();
  const { selected, toggle } = useMessageActions();
  const { people, services } = useMe();
  const assignee = people.find(({ id }) => id === row.assigned_to);
  const service = services.find(({ id }) => id === row.service);
  return (
    <li className={styles.row} data-state={row.state} data-selected={selected.has(row.id) || undefined}>
      <label className={styles.check}>
        <input type="checkbox" checked={selected.has(row.id)} onChange={() => toggle(row.id)} />
        <span className="sr-only">{words.list.select(row.name)}</span>
      </label>
      <NavLink to={{ pathname: `/m/${row.id}`, search }} className={styles.link ?? ""} data-row={row.id}>
        <span className={styles.name} dir="auto">
          {row.name}
        </span>
        <time className={styles.time} dateTime={row.created_at}>
          {format.short(row.created_at)}
        </time>
        <span className={styles.excerpt} lang={row.language} dir="auto">
          {row.excerpt}
        </span>
        <span className={styles.facts}>
          <span className={styles.state}>{words.states[row.state]}</span>
          {service && <bdi>{service.title}</bdi>}
          {assignee && <bdi>{assignee.name}</bdi>}
          {row.notes > 0 && <span>{words.list.notes(row.notes, format.number(row.notes))}</span>}
          {row.unsent && <strong className={styles.unsent}>{words.list.unsent}</strong>}
        </span>
      </NavLink>
    </li>
  );
}
