import { useRef, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { ask, type Template } from "../ask";
import { useIsEditor } from "../me";
import { useWords } from "../words/words";
import styles from "./office.module.css";
import { OfficePage } from "./office-page";

/** Texts that answers begin with. */
export function TemplatesPage() {
  const rows = useLoaderData<Template[]>();
  const { templates: words, problem } = useWords();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Template>();
  const [name, setName] = useState("");
  const [body, setBody] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const edit = (template: Template | undefined) => {
    setEdited(template);
    setName(template?.name ?? "");
    setBody(template?.body ?? "");
  };
  const save = async () => {
    await ask("/api/templates", "POST", { name, body });
    if (edited && edited.name !== name.trim()) await ask(`/api/templates/${edited.id}`, "DELETE");
    edit(undefined);
    await revalidate();
  };
  const remove = async (id: string) => {
    await ask(`/api/templates/${id}`, "DELETE");
    await revalidate();
  };
  return (
    <OfficePage title={words.title} hint={words.hint}>
      {rows.length === 0 && <p>{words.empty}</p>}
      {rows.map((row) => (
        <article key={row.id} className={styles.card}>
          <h2 className={styles.cardTitle}>{row.name}</h2>
          <p className={styles.plain}>{row.body}</p>
          {isEditor && (
            <p className={styles.line}>
              <button
                type="button"
                className="link"
                onClick={() => {
                  edit(row);
                  form.current?.querySelector("textarea")?.focus();
                }}
              >
                {words.edit}
                <span className="sr-only"> {row.name}</span>
              </button>
              <button
                type="button"
                className="link"
                onClick={() => confirm(problem.sure(row.name)) && remove(row.id)}
              >
                {words.remove}
                <span className="sr-only"> {row.name}</span>
              </button>
            </p>
          )}
        </article>
      ))}
      {isEditor && (
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <h2 className={styles.cardTitle}>{edited ? words.change(edited.name) : words.add}</h2>
          <label className="field">
            <span>{words.name}</span>
            <input
              className="input"
              required
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <label className="field">
            <span>{words.text}</span>
            <textarea
              className="input"
              required
              rows={8}
              maxLength={10_000}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          </label>
          <p className={styles.line}>
            <button type="submit" className="button" data-look="signal">
              {words.save}
            </button>
            {edited && (
              <button type="button" className="link" onClick={() => edit(undefined)}>
                {words.cancel}
              </button>
            )}
          </p>
        </form>
      )}
    </OfficePage>
  );
}
