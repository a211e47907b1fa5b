import { useRevalidator } from "react-router";
import { callApi, type OpenMessage } from "../api";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { useStoredForm } from "../stored-form";
import { useWords } from "../words/words";
import styles from "./answers.module.css";

/** Lists the internal notes on a message, with a form for a new note. */
export function Notes({ message }: { message: OpenMessage }) {
  const { note: words, problem } = useWords();
  const format = useFormat();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  // The page chooses the note's id, so that a repeated request does not add the note twice.
  const { fields, formKey, status, onInput, onSubmit } = useStoredForm(
    `note ${message.id}`,
    () => ({ id: crypto.randomUUID() as string, body: "" }),
    (given) => callApi(`/api/messages/${message.id}/note`, "POST", given).then(revalidate),
  );
  if (!isEditor && message.notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={words.title}>
      {message.notes.length > 0 && <h3 className={styles.title}>{words.title}</h3>}
      {message.notes.map((note) => (
        <article key={note.id} className={styles.note}>
          <p className={styles.head}>
            <strong>
              <bdi>{note.author_name}</bdi>
            </strong>
            <time className={styles.state} dateTime={note.created_at}>
              {format.full(note.created_at)}
            </time>
          </p>
          <p className={styles.body} dir="auto">
            {note.body}
          </p>
        </article>
      ))}
      {isEditor && (
        <details open={status === "unsaved" || undefined}>
          <summary>{words.add}</summary>
          <form key={formKey} onInput={onInput} onSubmit={onSubmit}>
            <input type="hidden" name="id" defaultValue={fields.id} />
            <label className="field">
              <span>{words.label}</span>
              <textarea
                className="input"
                rows={3}
                maxLength={5_000}
                dir="auto"
                name="body"
                required
                readOnly={status === "sending"}
                defaultValue={fields.body}
              />
            </label>
            <button type="submit" className="button">
              {words.save}
            </button>
            {status === "unsaved" && <p className={styles.state}>{problem.unsaved}</p>}
          </form>
        </details>
      )}
    </section>
  );
}
