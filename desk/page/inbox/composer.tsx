import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import {
  ApiError,
  type ColleagueActivity,
  callApi,
  type Draft,
  type OpenMessage,
  type Template,
} from "../api";
import { useFormat } from "../format";
import { useMe } from "../me";
import { problemText, useWords } from "../words/words";
import styles from "./composer.module.css";
import { SendByMailProgram } from "./send-by-mail-program";
import { useDraft } from "./use-draft";

/** The form for writing an answer. It saves the draft automatically. */
export function Composer({ message }: { message: OpenMessage }) {
  const words = useWords();
  const format = useFormat();
  const { canSend, person } = useMe();
  const { revalidate } = useRevalidator();
  const { draft, isUnsaved, problem, change, fork, others, take, discard, end } = useDraft(message);
  const { subject, body } = draft;
  const [templates, setTemplates] = useState<Template[]>([]);
  const [status, setStatus] = useState("");
  const [sentId, setSentId] = useState("");
  const [isSending, setIsSending] = useState(false);
  // The colleagues' answers and drafts that this person has seen. Before sending, the server asks about newer
  // answers and drafts (`unseen`).
  const [known, setKnown] = useState({ seen: message.answers.length, writing: [] as string[] });
  const [unseen, setUnseen] = useState<ColleagueActivity>();
  const sent = message.answers.find(({ id }) => id === sentId);
  const answered = message.answers.slice(known.seen).filter(({ state }) => state !== "cancelled");
  const isEmpty = body.trim() === "";

  useEffect(() => {
    void callApi<Template[]>("/api/templates").then(setTemplates);
  }, []);

  const edit = (changes: Partial<Draft>) => {
    setStatus("");
    change(changes);
  };
  const insert = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const values: Record<string, string> = { name: message.name, number: message.number, me: person.name };
    const inserted = template.body.replace(/\{(name|number|me)\}/g, (_, key) => values[key] ?? "");
    edit({ body: isEmpty ? inserted : `${body.trimEnd()}\n\n${inserted}` });
  };
  const send = async (handed: boolean, confirmed = known) => {
    if (isEmpty || isSending) return;
    setIsSending(true);
    setStatus("");
    setUnseen(undefined);
    try {
      const answer = { id: draft.id, subject, body, handed, ...confirmed };
      await callApi(`/api/messages/${message.id}/answer`, "POST", answer);
      setSentId(draft.id);
      setKnown({ seen: confirmed.seen + 1, writing: [] });
      end();
    } catch (error) {
      const details: ApiError["details"] = error instanceof ApiError ? error.details : {};
      const { since, writing, seen } = details;
      if (since && writing && seen !== undefined) setUnseen({ since, writing, seen });
      else if (details.taken) {
        fork();
        setStatus(words.answer.taken);
      } else setStatus(problemText(words, error));
    }
    setIsSending(false);
    await revalidate();
  };
  const signed = `${body.trim()}${person.signature.trim() ? `\n\n-- \n${person.signature.trim()}` : ""}`;
  const saved = isEmpty || isUnsaved ? sent && words.answer.states[sent.state] : words.answer.saved;
  return (
    <form
      className={styles.composer}
      aria-label={words.answer.title}
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && canSend) void send(false);
      }}
    >
      <h3 className={styles.title}>{words.answer.title}</h3>
      {others.map((other) => (
        <OtherDraft
          key={other.id}
          draft={other}
          onTake={() => take(other)}
          onDiscard={() => discard(other)}
        />
      ))}
      <p className={styles.to}>
        {words.answer.to} <bdi>{message.name}</bdi> &lt;{message.email}&gt;
      </p>
      <label className="field">
        <span>{words.answer.subject}</span>
        <input
          className="input"
          required
          maxLength={200}
          readOnly={isSending}
          value={subject}
          onChange={({ target }) => edit({ subject: target.value })}
        />
      </label>
      {templates.length > 0 && (
        <label className="field">
          <span>{words.answer.template}</span>
          <select className="input" value="" onChange={({ target }) => insert(target.value)}>
            <option value="">{words.answer.chooseTemplate}</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span>{words.answer.text}</span>
        <textarea
          className="input"
          data-key="answer"
          rows={8}
          maxLength={20_000}
          dir="auto"
          readOnly={isSending}
          value={body}
          onChange={({ target }) => edit({ body: target.value })}
        />
      </label>
      <details className={styles.quoted}>
        <summary>{words.answer.quoted}</summary>
        <p dir="auto">
          {person.signature.trim() && `-- \n${person.signature.trim()}\n\n`}
          {message.defaults.quoted}
        </p>
      </details>
      <div role="status" className={styles.colleagues}>
        {!unseen && message.writing.map(({ id, name }) => <p key={id}>{words.answer.writing(name)}</p>)}
        {!unseen &&
          answered.map(
            ({ id, author_name, sent_at, queued_at }) =>
              id !== sentId && (
                <p key={id}>{words.answer.answered(author_name, format.time(sent_at ?? queued_at))}</p>
              ),
          )}
      </div>
      {unseen && (
        <div role="alert" className={styles.asked}>
          <p>
            {unseen.since.map(({ name, at }) => words.answer.answered(name, format.time(at))).join(" ")}{" "}
            {unseen.writing.map(({ name }) => words.answer.writing(name)).join(" ")} {words.answer.ask}
          </p>
          <button
            type="button"
            className="button"
            onClick={() =>
              void send(!canSend, { seen: unseen.seen, writing: unseen.writing.map(({ id }) => id) })
            }
          >
            {words.answer.anyway}
          </button>
          <button type="button" className="button" onClick={() => setUnseen(undefined)}>
            {words.answer.wait}
          </button>
        </div>
      )}
      <div className={styles.foot}>
        {canSend ? (
          <button type="submit" className="button" data-look="signal" disabled={isSending || isEmpty}>
            {words.answer.send}
          </button>
        ) : (
          <SendByMailProgram
            to={message.email}
            subject={subject}
            text={signed}
            quoted={message.defaults.quoted}
            isEmpty={isEmpty}
            onSent={() => void send(true)}
          />
        )}
        <p role="status" className={styles.status}>
          {status && <span>{status} </span>}
          <span>{problem ? words.answer.unsaved(status ? "" : problemText(words, problem)) : saved}</span>
        </p>
      </div>
    </form>
  );
}

type OtherDraftProps = { draft: Draft; onTake: () => void; onDiscard: () => void };

function OtherDraft({ draft, onTake, onDiscard }: OtherDraftProps) {
  const { answer: words } = useWords();
  return (
    <section className={styles.other} aria-label={words.otherDraft}>
      <p className={styles.status}>{words.otherDraft}</p>
      <p dir="auto">{draft.body}</p>
      <button type="button" className="link" onClick={onTake}>
        {words.edit}
      </button>{" "}
      <button type="button" className="link" onClick={onDiscard}>
        {words.discard}
      </button>
    </section>
  );
}
