import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { callApi, type Template } from "../api";
import { useIsEditor, useMe } from "../me";
import { readStored, storageKey, useStoredForm } from "../stored-form";
import { useWords } from "../words/words";
import styles from "./admin.module.css";
import { AdminPage } from "./admin-page";

/** Lists and edits the templates for answers. */
export function TemplatesPage() {
  const rows = useLoaderData<Template[]>();
  const { templates: words, problem } = useWords();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const { person } = useMe();
  const hasUnsavedText = (id: string) => readStored(storageKey(person.id, `template ${id}`)) !== undefined;
  // After a reload, reopen the template that has unsaved changes.
  const [editedId, setEditedId] = useState(() => rows.find(({ id }) => hasUnsavedText(id))?.id);
  const edited = rows.find(({ id }) => id === editedId);
  const remove = async (id: string) => {
    await callApi(`/api/templates/${id}`, "DELETE");
    await revalidate();
  };
  return (
    <AdminPage title={words.title} hint={words.hint}>
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
    </AdminPage>
  );
}

function TemplateForm({ template, onDone }: { template: Template | undefined; onDone: () => void }) {
  const { templates: words, problem } = useWords();
  const { revalidate } = useRevalidator();
  const [id, setId] = useState<string>(() => template?.id ?? crypto.randomUUID());
  const { fields, formKey, status, discard, onInput, onSubmit } = useStoredForm(
    `template ${template?.id ?? "new"}`,
    () => ({ name: template?.name ?? "", body: template?.body ?? "" }),
    async (given) => {
      await callApi(`/api/templates/${id}`, "PUT", given);
      setId(crypto.randomUUID());
      await revalidate();
      onDone();
    },
  );
  return (
    <form key={formKey} className={styles.form} onInput={onInput} onSubmit={onSubmit}>
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
          // biome-ignore lint/a11y/noAutofocus: opens on a click on "Edit"
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
              discard();
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
