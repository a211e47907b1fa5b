import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { callApi, type PersonRow } from "../api";
import { useFormat } from "../format";
import { useMe } from "../me";
import { useStoredForm } from "../stored-form";
import { problemText, useWords } from "../words/words";
import styles from "./admin.module.css";
import { AdminPage } from "./admin-page";

const ROLES = ["reader", "editor", "owner"] as const;

export const loadPeople = () => callApi<PersonRow[]>("/api/people");

/** Lists the team and invites people. */
export function PeoplePage() {
  const rows = useLoaderData<PersonRow[]>();
  const words = useWords();
  const { number } = useFormat();
  const isOwner = useMe().person.role === "owner";
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<{ text: string; link?: string | undefined }>();
  const change = async (successText: string, ...request: [path: string, method: string, body?: unknown]) => {
    try {
      await callApi(...request);
      setResult(successText ? { text: successText } : undefined);
    } catch (error) {
      setResult({ text: problemText(words, error) });
    }
    await revalidate();
  };
  const setRole = ({ id, name }: PersonRow, role: PersonRow["role"]) =>
    change(words.people.changed(name, words.people.roles[role]), `/api/people/${id}`, "PUT", { role });
  const invite = async (person: { name: string; email: string; role: string }) => {
    try {
      const { link } = await callApi<{ link?: string }>("/api/people", "POST", person);
      setResult(link ? { text: words.people.link, link } : { text: words.people.sent(person.email) });
      await revalidate();
    } catch (error) {
      setResult({ text: problemText(words, error) });
      throw error;
    }
  };
  return (
    <AdminPage title={words.people.title} hint={words.people.roleHint}>
      <ul className={styles.people}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={styles.person}>
              <strong>{row.name}</strong>
              <span>{row.email}</span>
              <span className={styles.hint}>
                {row.signed_in
                  ? words.people.passkeys(row.passkeys, number(row.passkeys))
                  : words.people.invited}
              </span>
            </span>
            {isOwner ? (
              <>
                <select
                  className="input"
                  aria-label={`${words.people.role}: ${row.name}`}
                  value={row.role}
                  onChange={({ target }) => setRole(row, target.value as PersonRow["role"])}
                >
                  {ROLES.map((role) => (
                    <option key={role} value={role}>
                      {words.people.roles[role]}
                    </option>
                  ))}
                </select>
                <button type="button" className="link" onClick={() => void invite(row).catch(() => {})}>
                  {words.people.again}
                  <span className="sr-only"> {row.name}</span>
                </button>
                <button
                  type="button"
                  className="link"
                  onClick={() =>
                    confirm(words.problem.sure(row.name)) && change("", `/api/people/${row.id}`, "DELETE")
                  }
                >
                  {words.people.remove}
                  <span className="sr-only"> {row.name}</span>
                </button>
              </>
            ) : (
              <span>{words.people.roles[row.role]}</span>
            )}
          </li>
        ))}
      </ul>
      {isOwner && <Invite onInvite={invite} />}
      <div role="status" className={styles.status}>
        {result && (
          <p className={styles.result}>
            {result.text}
            {result.link && <code>{result.link}</code>}
          </p>
        )}
      </div>
    </AdminPage>
  );
}

function Invite({
  onInvite,
}: {
  onInvite: (person: { name: string; email: string; role: string }) => Promise<void>;
}) {
  const { people: words } = useWords();
  const { fields, formKey, onInput, onSubmit } = useStoredForm(
    "invite",
    () => ({ name: "", email: "", role: "editor" }),
    onInvite,
  );
  return (
    <form
      key={formKey}
      className={styles.form}
      aria-label={words.invite}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h2 className={styles.cardTitle}>{words.invite}</h2>
      <label className="field">
        <span>{words.name}</span>
        <input
          className="input"
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          defaultValue={fields.name}
        />
      </label>
      <label className="field">
        <span>{words.email}</span>
        <input
          className="input"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={fields.email}
        />
      </label>
      <label className="field">
        <span>{words.role}</span>
        <select className="input" name="role" defaultValue={fields.role}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button" data-variant="signal">
        {words.send}
      </button>
    </form>
  );
}
