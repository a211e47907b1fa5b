import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { ask, type Template } from "../ask";
import { keptKey, readKept, useKept } from "../kept";
import { useIsEditor, useMe } from "../me";
import { useWords } from "../words/words";
import styles from "./office.module.css";
import { OfficePage } from "./office-page";

/** Texts that answers begin with. */
export function TemplatesPage() {
  const rows = useLoaderData<Template[]>();
  const { templates: words, problem } = useWords();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const { person } = useMe();
  const hasText = (id: string) => readKept(keptKey(person.id, `template ${id}`)) !== undefined;
  // A template whose change was not saved is open again after a reload.
  const [editedId, setEditedId] = useState(() => rows.find(({ id }) => hasText(id))?.id);
  const edited = rows.find(({ id }) => id === editedId);
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
              <button type="button" className="link" onClick={() => setEditedId(row.id)}>
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
        <TemplateForm key={edited?.id ?? "new"} template={edited} onDone={() => setEditedId(undefined)} />
      )}
    </OfficePage>
  );
}

function TemplateForm({ template, onDone }: { template: Template | undefined; onDone: () => void }) {
  const { templates: words, problem } = useWords();
  const { revalidate } = useRevalidator();
  const [id, setId] = useState<string>(() => template?.id ?? crypto.randomUUID());
  const { fields, round, status, forget, onInput, onSubmit } = useKept(
    `template ${template?.id ?? "new"}`,
    () => ({ name: template?.name ?? "", body: template?.body ?? "" }),
    async (given) => {
      await ask(`/api/templates/${id}`, "PUT", given);
      setId(crypto.randomUUID());
      await revalidate();
      onDone();
    },
  );
  return (
    <form key={round} className={styles.form} onInput={onInput} onSubmit={onSubmit}>
      <h2 className={styles.cardTitle}>{template ? words.change(template.name) : words.add}</h2>
      <label className="field">
        <span>{words.name}</span>
        <input className="input" required maxLength={80} name="name" defaultValue={fields.name} />
      </label>
      <label className="field">
        <span>{words.text}</span>
        <textarea
          className="input"
          required
          // biome-ignore lint/a11y/noAutofocus: "Change" was pressed above
          autoFocus={template !== undefined}
          rows={8}
          maxLength={10_000}
          name="body"
          defaultValue={fields.body}
        />
      </label>
      <p className={styles.line}>
        <button type="submit" className="button" data-look="signal">
          {words.save}
        </button>
        {template && (
          <button
            type="button"
            className="link"
            onClick={() => {
              forget();
              onDone();
            }}
          >
            {words.cancel}
          </button>
        )}
        {status === "unsaved" && <span>{problem.unsaved}</span>}
      </p>
    </form>
  );
}
