import { useRevalidator } from "react-router";
import { type Answer, callApi, type OpenMessage } from "../api";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { useWords } from "../words/words";
import styles from "./answers.module.css";

/** Lists the sent, waiting and failed answers to a message. */
export function Answers({ message }: { message: OpenMessage }) {
  const { answer: words } = useWords();
  const answers = message.answers.filter(({ state }) => state !== "cancelled");
  if (answers.length === 0) return null;
  return (
    <section className={styles.answers} aria-label={words.title}>
      {answers.map((answer) => (
        <AnswerCard key={answer.id} answer={answer} />
      ))}
      <p className={styles.hint}>{words.replies}</p>
    </section>
  );
}

function AnswerCard({ answer }: { answer: Answer }) {
  const { answer: words } = useWords();
  const format = useFormat();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const act = async (action: "retry" | "cancel", body?: { draft: string }) => {
    // Reload after an error too, because the answer may have been sent meanwhile.
    await callApi(`/api/messages/answers/${answer.id}/${action}`, "POST", body).finally(() => revalidate());
  };
  return (
    <article className={styles.answer} data-state={answer.state}>
      <p className={styles.head}>
        <strong>
          <bdi>{answer.author_name}</bdi>
        </strong>
        <span className={styles.state}>
          {words.states[answer.state]}
          {answer.sent_at && ` · ${format.full(answer.sent_at)}`}
        </span>
      </p>
      <p className={styles.subject} dir="auto">
        {answer.subject}
      </p>
      <p className={styles.body} dir="auto">
        {answer.body}
      </p>
      {answer.state === "failed" && (
        <p className={styles.failed}>
          {words.reasons[answer.reason ?? "refused"]}{" "}
          {answer.due_at ? words.again(format.time(answer.due_at)) : words.noAgain}
        </p>
      )}
      {answer.last_error && <p className={styles.state}>{words.mailServer(answer.last_error)}</p>}
      {isEditor && (answer.state === "failed" || answer.state === "queued") && (
        <p className={styles.choices}>
          {answer.state === "failed" && (
            <button type="button" className="button" onClick={() => act("retry")}>
              {words.retry}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => act("cancel", { draft: crypto.randomUUID() })}
          >
            {words.edit}
          </button>
          <button type="button" className="button" onClick={() => act("cancel")}>
            {words.cancel}
          </button>
        </p>
      )}
    </article>
  );
}
