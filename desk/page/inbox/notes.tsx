import { useState } from "react";
import { useRevalidator } from "react-router";
import { ask, type OpenMessage } from "../ask";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { useWords } from "../words/words";
import styles from "./answers.module.css";

/** What colleagues tell each other about a message. */
export function Notes({ message }: { message: OpenMessage }) {
  const { note: words } = useWords();
  const format = useFormat();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const [body, setBody] = useState("");
  const keep = async () => {
    if (body.trim() === "") return;
    await ask(`/api/messages/${message.id}/note`, "POST", { body });
    setBody("");
    await revalidate();
  };
  if (!isEditor && message.notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={words.title}>
      {message.notes.length > 0 && <h3 className={styles.title}>{words.title}</h3>}
      {message.notes.map((note) => (
        <article key={note.id} className={styles.note}>
          <p className={styles.head}>
            <strong>{note.author_name}</strong>
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
        <details>
          <summary>{words.add}</summary>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void keep();
            }}
          >
            <label className="field">
              <span>{words.label}</span>
              <textarea
                className="input"
                rows={3}
                maxLength={5_000}
                dir="auto"
                value={body}
                onChange={({ target }) => setBody(target.value)}
              />
            </label>
            <button type="submit" className="button">
              {words.keep}
            </button>
          </form>
        </details>
      )}
    </section>
  );
}
