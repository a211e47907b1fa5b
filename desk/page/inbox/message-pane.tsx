import { useEffect, useRef } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { OPTIONAL_FIELDS } from "../../../supabase/contact-fields";
import { callApi, type OpenMessage } from "../api";
import { useFormat } from "../format";
import { useIsEditor, useMe } from "../me";
import { useWords } from "../words/words";
import { Answers } from "./answers";
import { Composer } from "./composer";
import { useMessageActions } from "./message-actions";
import styles from "./message-pane.module.css";
import { Notes } from "./notes";

export const loadMessage = ({ params }: LoaderFunctionArgs) =>
  callApi<OpenMessage>(`/api/messages/${params.id}`);

/** The placeholder beside the list while no message is open. */
export function NoMessage() {
  const { message } = useWords();
  return (
    <div className={styles.none}>
      <p>{message.none}</p>
      <p className={styles.hint}>{message.noneHint}</p>
    </div>
  );
}

/** Shows a message with its answers, notes and history. */
export function MessagePane() {
  const message = useLoaderData<OpenMessage>();
  const words = useWords();
  const format = useFormat();
  const { search } = useLocation();
  const isEditor = useIsEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message starts at the top
  useEffect(() => {
    heading.current?.closest("section")?.scrollTo(0, 0);
    // On phones, the message replaces the list, which had the focus. Move the focus to the message.
    if (innerWidth < 768) heading.current?.focus();
  }, [message.id]);
  return (
    <article className={styles.message} aria-labelledby="sender" key={message.id}>
      <Link to={{ pathname: "/", search }} className={styles.back}>
        ← {words.message.back}
      </Link>
      <header className={styles.head}>
        <h2 id="sender" ref={heading} tabIndex={-1} className={styles.sender}>
          <bdi>{message.name}</bdi>
        </h2>
        <p className={styles.address}>
          <bdi>{message.email}</bdi> ·{" "}
          <time dateTime={message.created_at}>{format.full(message.created_at)}</time>
        </p>
        {isEditor && <Buttons message={message} />}
      </header>
      {message.spam_reason && (
        <p className={styles.warning}>{words.message.spam[message.spam_reason as "honeypot" | "speed"]}</p>
      )}
      {message.notices.map(({ channel, last_error }) => (
        <p key={channel} className={styles.warning}>
          {words.message.notice(channel, last_error ?? "")}
        </p>
      ))}
      <p className={styles.text} lang={message.language} dir="auto">
        {message.message}
      </p>
      <Facts message={message} />
      <Answers message={message} />
      {isEditor && <Composer key={message.id} message={message} />}
      <Notes message={message} />
      <History message={message} />
    </article>
  );
}

function Buttons({ message }: { message: OpenMessage }) {
  const words = useWords();
  const { people, mode } = useMe();
  const { setState, assign, remove } = useMessageActions();
  const ids = [message.id];
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className="button"
        data-look="signal"
        onClick={() => document.querySelector<HTMLElement>("[data-key=answer]")?.focus()}
      >
        {words.message.answer}
      </button>
      {message.state === "archived" ? (
        <button type="button" className="button" onClick={() => setState("open", ids)}>
          {words.message.reopen}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => setState("archived", ids)}>
          {words.message.archive}
        </button>
      )}
      {message.state === "answered" && (
        <button type="button" className="button" onClick={() => setState("open", ids)}>
          {words.message.reopen}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => setState(message.state === "spam" ? "open" : "spam", ids)}
      >
        {message.state === "spam" ? words.message.notSpam : words.message.spamMark}
      </button>
      <button type="button" className="button" onClick={() => remove(ids)}>
        {words.message.remove}
      </button>
      {mode === "team" && (
        <label className={styles.assign}>
          <span>{words.message.assign}</span>
          <select
            className="input"
            data-key="assign"
            value={message.assigned_to ?? ""}
            onChange={({ target }) => assign(target.value || null, ids)}
          >
            <option value="">{words.list.nobody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Facts({ message }: { message: OpenMessage }) {
  const words = useWords();
  const format = useFormat();
  const { site } = useMe();
  const facts: [string, string | null][] = [
    [words.message.number, message.number],
    ...OPTIONAL_FIELDS.map((name): [string, string | null] => [words.message[name], message[name]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ),
      )}
      {message.pages.length > 0 && (
        <div>
          <dt>{words.message.pages}</dt>
          {message.pages.map(({ path, title }) => (
            <dd key={path}>
              <a className="link" href={`${site.url}${path}`} target="_blank" rel="noreferrer">
                <bdi>{title}</bdi>
                <span className="sr-only"> ({words.message.newTab})</span>
              </a>
            </dd>
          ))}
        </div>
      )}
      {message.others > 0 && (
        <div>
          <dt className="sr-only">{words.message.from}</dt>
          <dd>
            <Link
              className="link"
              to={{ pathname: "/", search: `?state=all&q=${encodeURIComponent(message.email)}` }}
            >
              {words.message.others(message.others, format.number(message.others))}
            </Link>
          </dd>
        </div>
      )}
      <div>
        <dt className="sr-only">{words.message.deletedOnHint}</dt>
        <dd title={words.message.deletedOnHint}>
          {words.message.deletedOn(format.date(message.expires_at))}
        </dd>
      </div>
    </dl>
  );
}

function History({ message }: { message: OpenMessage }) {
  const words = useWords();
  const format = useFormat();
  if (message.log.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{words.message.history}</summary>
      <ol>
        {message.log.map((entry) => (
          <li key={entry.at + entry.did}>
            <time dateTime={entry.at}>{format.full(entry.at)}</time> <bdi>{entry.person_name}</bdi>{" "}
            {words.log.actions[entry.did] ?? entry.did} <bdi>{entry.detail}</bdi>
          </li>
        ))}
      </ol>
    </details>
  );
}
