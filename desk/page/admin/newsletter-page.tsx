import { useLoaderData, useRevalidator } from "react-router";
import { callApi, saveFile } from "../api";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { useWords } from "../words/words";
import styles from "./admin.module.css";
import { AdminPage } from "./admin-page";

type Row = { id: number; email: string; created_at: string; unsubscribed_at: string | null };
type Data = { rows: Row[]; stored: boolean };

export const loadNewsletter = () => callApi<Data>("/api/newsletter");

/** Lists and exports the newsletter's subscribers. */
export function NewsletterPage() {
  const { rows, stored } = useLoaderData<Data>();
  const { newsletter: words, problem } = useWords();
  const format = useFormat();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const remove = async (id: number) => {
    await callApi(`/api/newsletter/${id}`, "DELETE");
    await revalidate();
  };
  return (
    <AdminPage title={words.title} {...(stored ? {} : { hint: words.off })}>
      <p className={styles.line}>
        {words.total(rows.length, format.number(rows.length))}
        {isEditor && rows.length > 0 && (
          <a
            className="link"
            href="/api/newsletter/export"
            onClick={(event) => saveFile(event, "newsletter.csv")}
          >
            {words.export}
          </a>
        )}
      </p>
      {rows.length === 0 ? (
        <p className={styles.hint}>{words.empty}</p>
      ) : (
        <>
          <p className={styles.hint}>{words.exportHint}</p>
          <ul className={styles.people}>
            {rows.map((row) => (
              <li key={row.id}>
                <span className={styles.person}>
                  <span>{row.email}</span>
                  <span className={styles.hint}>
                    {words.since} {format.date(row.created_at)}
                    {row.unsubscribed_at && ` · ${words.unsubscribed} ${format.date(row.unsubscribed_at)}`}
                  </span>
                </span>
                {isEditor && (
                  <button
                    type="button"
                    className="link"
                    onClick={() => confirm(problem.sure(row.email)) && remove(row.id)}
                  >
                    {words.remove}
                    <span className="sr-only"> {row.email}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </AdminPage>
  );
}
