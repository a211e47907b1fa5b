import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { ApiError, callApi, type SessionRow } from "../api";
import { useFormat } from "../format";
import { useMe } from "../me";
import { createPasskey } from "../passkey";
import { useStoredForm } from "../stored-form";
import { useWords } from "../words/words";
import styles from "./admin.module.css";
import { AdminPage } from "./admin-page";

type Passkey = { id: string; name: string; made_at: string };
type Data = { sessions: (SessionRow & { current: boolean })[]; passkeys: Passkey[] };

/** Loads the person's sessions and passkeys in team mode. In local mode, both lists are empty. */
export async function loadYou(): Promise<Data> {
  const get = <Row,>(path: string) => callApi<Row[]>(path).catch(() => []);
  const { mode } = await callApi<{ mode: string }>("/api/me");
  if (mode !== "team") return { sessions: [], passkeys: [] };
  const [sessions, passkeys] = await Promise.all([
    get<Data["sessions"][number]>("/api/sessions"),
    get<Passkey>("/api/passkeys"),
  ]);
  return { sessions, passkeys };
}

/** Edits the person's name, signature and language. In team mode, also lists passkeys and sessions. */
export function YouPage() {
  const { you: words, problem } = useWords();
  const { mode, person } = useMe();
  const { revalidate } = useRevalidator();
  const { name, signature, language } = person;
  const { fields, status, onInput, onSubmit } = useStoredForm(
    "you",
    () => ({ name, signature, language }),
    (given) => callApi("/api/me", "PUT", given).then(revalidate),
  );
  return (
    <AdminPage title={words.title}>
      <form className={styles.form} onInput={onInput} onSubmit={onSubmit}>
        <label className="field">
          <span>{words.name}</span>
          <input className="input" name="name" required maxLength={80} defaultValue={fields.name} />
        </label>
        <label className="field">
          <span>{words.signature}</span>
          <textarea
            className="input"
            name="signature"
            rows={4}
            maxLength={1000}
            defaultValue={fields.signature}
          />
        </label>
        <label className="field">
          <span>{words.language}</span>
          <select className="input" name="language" defaultValue={fields.language}>
            <option value="">{words.ofSite}</option>
            <option value="en" lang="en">
              English
            </option>
            <option value="bn" lang="bn">
              বাংলা
            </option>
          </select>
        </label>
        <div className={styles.line}>
          <button type="submit" className="button" data-look="signal">
            {words.save}
          </button>
          <span role="status">
            {status === "unsaved" && problem.unsaved}
            {status === "saved" && words.saved}
          </span>
        </div>
      </form>
      {mode === "team" && <Passkeys />}
      {mode === "team" && <Sessions />}
    </AdminPage>
  );
}

function Passkeys() {
  const { you: words } = useWords();
  const format = useFormat();
  const { passkeys } = useLoaderData<Data>();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState("");
  const add = async () => {
    setProblem("");
    await createPasskey(words.passkeyName(format.date(new Date().toISOString()))).catch((error) =>
      setProblem(error instanceof ApiError && error.status === 403 ? words.passkeyLate : words.passkeyFailed),
    );
    await revalidate();
  };
  const remove = async (id: string) => {
    await callApi("/auth/passkey/delete-passkey", "POST", { id });
    await revalidate();
  };
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className={styles.cardTitle}>
        {words.passkeys}
      </h2>
      <p className={styles.hint}>{words.passkeysHint}</p>
      <ul className={styles.people}>
        {passkeys.map(({ id, name, made_at }) => (
          <li key={id}>
            <span className={styles.person}>{name || words.passkeyName(format.date(made_at))}</span>
            <button type="button" className="link" onClick={() => remove(id)}>
              {words.remove}
              <span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={add}>
        {words.addPasskey}
      </button>
      <p role="status">{problem}</p>
    </section>
  );
}

/** Returns the names of the browser and the operating system in a User-Agent header. */
function browserName(agent: string | null): string {
  const name = /Edg|Firefox|Chrome|Safari/.exec(agent ?? "")?.[0]?.replace("Edg", "Edge") ?? "";
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent ?? "")?.[0] ?? "";
  return [name, system].filter(Boolean).join(", ");
}

function Sessions() {
  const { you: words } = useWords();
  const format = useFormat();
  const { sessions } = useLoaderData<Data>();
  const { revalidate } = useRevalidator();
  const end = async (id: string) => {
    await callApi(`/api/sessions/${encodeURIComponent(id)}`, "DELETE");
    await revalidate();
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className={styles.cardTitle}>
        {words.sessions}
      </h2>
      <ul className={styles.people}>
        {sessions.map((row) => (
          <li key={row.id}>
            <span className={styles.person}>
              <strong>{row.name}</strong>
              <span>{[browserName(row.browser), row.address].filter(Boolean).join(" · ")}</span>
              <span className={styles.hint}>
                {words.since} {format.full(row.began_at)}
              </span>
            </span>
            {row.current ? (
              <span>{words.current}</span>
            ) : (
              <button type="button" className="link" onClick={() => end(row.id)}>
                {words.end}
                <span className="sr-only"> {row.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
