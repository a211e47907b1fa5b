import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { LOG_ROWS } from "../../limits";
import { callApi } from "../api";
import { useFormat } from "../format";
import { logDetail, useWords } from "../words/words";
import styles from "./admin.module.css";
import { AdminPage } from "./admin-page";

type Row = {
  id: string;
  at: string;
  person_name: string;
  did: string;
  message_id: number | null;
  detail: string;
};

export const loadLog = () => callApi<Row[]>("/api/log");

/** Lists who did what, newest first. */
export function LogPage() {
  const first = useLoaderData<Row[]>();
  const all = useWords();
  const { log: words } = all;
  const format = useFormat();
  const [more, setMore] = useState<Row[]>([]);
  const [isEnd, setIsEnd] = useState(false);
  const known = new Set(first.map(({ id }) => id));
  const rows = [...first, ...more.filter(({ id }) => !known.has(id))];
  const loadOlder = async () => {
    const last = rows.at(-1);
    const next = await callApi<Row[]>(`/api/log?after=${encodeURIComponent(`${last?.at}_${last?.id}`)}`);
    setMore([...more, ...next]);
    setIsEnd(next.length < LOG_ROWS);
  };
  return (
    <AdminPage title={words.title} hint={words.hint}>
      {rows.length === 0 && <p>{words.empty}</p>}
      <ol className={styles.log}>
        {rows.map((row) => (
          <li key={row.id}>
            <time dateTime={row.at}>{format.full(row.at)}</time>
            <span>
              <bdi>{row.person_name}</bdi> {words.actions[row.did] ?? row.did}{" "}
              <bdi>{logDetail(all, row)}</bdi>{" "}
              {row.message_id !== null && (
                <Link className="link" to={`/m/${row.message_id}`}>
                  #{row.message_id}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
      {first.length >= LOG_ROWS && !isEnd && (
        <button type="button" className="button" onClick={loadOlder}>
          {words.more}
        </button>
      )}
    </AdminPage>
  );
}
