import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ask, type OpenMessage, type Template } from "../ask";
import { useMe } from "../me";
import { problemText, useWords } from "../words/words";
import styles from "./composer.module.css";

/** A pause in writing after which the draft is kept, and one after which it is tried again, in ms. */
const PAUSE = 700;
const AGAIN = 5_000;

/** Where an answer is written; what is written so far is kept as a draft. */
export function Composer({ message }: { message: OpenMessage }) {
  const words = useWords();
  const { canSend, person } = useMe();
  const { revalidate } = useRevalidator();
  const draft = message.answers.find(({ state }) => state === "draft");
  const [subject, setSubject] = useState(draft?.subject ?? message.start.subject);
  const [body, setBody] = useState(draft?.body ?? "");
  const [templates, setTemplates] = useState<Template[]>([]);
  const [status, setStatus] = useState("");
  const [sentId, setSentId] = useState("");
  const [isSending, setIsSending] = useState(false);
  const kept = useRef(JSON.stringify({ subject, body }));
  const sent = message.answers.find(({ id }) => id === sentId);
  const path = `/api/messages/${message.id}`;

  useEffect(() => {
    void ask<Template[]>("/api/templates").then(setTemplates);
  }, []);
  useEffect(() => {
    const now = JSON.stringify({ subject, body });
    if (now === kept.current || isSending) return;
    const keep = async () => {
      try {
        await ask(`${path}/draft`, "PUT", { subject, body });
        kept.current = now;
        setStatus(body.trim() ? words.answer.saved : "");
      } catch (error) {
        setStatus(words.answer.unsaved(problemText(words, error)));
        if (!isOver) timer = setTimeout(keep, AGAIN);
      }
    };
    let isOver = false;
    let timer = setTimeout(keep, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [subject, body, path, words, isSending]);

  const insert = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const known: Record<string, string> = { name: message.name, number: message.number, me: person.name };
    const filled = template.body.replace(/\{(name|number|me)\}/g, (_, key) => known[key] ?? "");
    setBody(body.trim() === "" ? filled : `${body.trimEnd()}\n\n${filled}`);
  };
  const send = async (handed: boolean) => {
    if (body.trim() === "" || isSending) return;
    setIsSending(true);
    kept.current = JSON.stringify({ subject: message.start.subject, body: "" });
    try {
      const { id } = await ask<{ id: string }>(`${path}/answer`, "POST", { subject, body, handed });
      setSentId(id);
      setBody("");
      setSubject(message.start.subject);
      setStatus("");
      await revalidate();
    } catch (error) {
      setStatus(problemText(words, error));
    }
    setIsSending(false);
  };
  const letter = `${body.trim()}${person.signature.trim() ? `\n\n-- \n${person.signature.trim()}` : ""}\n\n${message.start.quoted}`;
  const mailto = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`;
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
      <p className={styles.to}>
        {words.answer.to} <bdi>{message.name}</bdi> &lt;{message.email}&gt;
      </p>
      <label className="field">
        <span>{words.answer.subject}</span>
        <input
          className="input"
          required
          maxLength={200}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
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
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </label>
      <details className={styles.quoted}>
        <summary>{words.answer.quoted}</summary>
        <p dir="auto">
          {person.signature.trim() && `-- \n${person.signature.trim()}\n\n`}
          {message.start.quoted}
        </p>
      </details>
      <div className={styles.foot}>
        {canSend ? (
          <button
            type="submit"
            className="button"
            data-look="signal"
            disabled={isSending || body.trim() === ""}
          >
            {words.answer.send}
          </button>
        ) : (
          <a
            className="button"
            data-look="signal"
            href={mailto}
            aria-disabled={body.trim() === "" || undefined}
            onClick={() => void send(true)}
          >
            {words.answer.hand}
          </a>
        )}
        <p role="status" className={styles.status}>
          {status || (sent && words.answer.states[sent.state])}
        </p>
      </div>
      {!canSend && <p className={styles.to}>{words.answer.handHint}</p>}
    </form>
  );
}
