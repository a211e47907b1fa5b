import { useLoaderData, useRevalidator } from "react-router";
import { ask } from "../ask";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { useWords } from "../words/words";
import styles from "./office.module.css";
import { OfficePage } from "./office-page";

type Row = { id: number; email: string; created_at: string; unsubscribed_at: string | null };
type Data = { rows: Row[]; stored: boolean };

export const loadNewsletter = () => ask<Data>("/api/newsletter");

/** The newsletter's addresses. */
export function NewsletterPage() {
  const { rows, stored } = useLoaderData<Data>();
  const { newsletter: words, problem } = useWords();
  const format = useFormat();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const remove = async (id: number) => {
    await ask(`/api/newsletter/${id}`, "DELETE");
    await revalidate();
  };
  return (
    <OfficePage title={words.title} {...(stored ? {} : { hint: words.off })}>
      <p className={styles.line}>
        {words.total(rows.length, format.number(rows.length))}
        {isEditor && rows.length > 0 && (
          <a className="link" href="/api/newsletter/export" download>
            {words.export}
          </a>
        )}
      </p>
      {rows.length === 0 ? (
        <p className={styles.hint}>{words.empty}</p>
      ) : (
        <>
          <p className={styles.hint}>{words.exportHint}</p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.email}</th>
                <th scope="col">{words.since}</th>
                <th scope="col">{words.gone}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.email}</th>
                  <td>{format.date(row.created_at)}</td>
                  <td>{row.unsubscribed_at && format.date(row.unsubscribed_at)}</td>
                  <td>
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
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </OfficePage>
  );
}
