import { useRevalidator } from "react-router";
import { type Answer, ask, type OpenMessage } from "../ask";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { useWords } from "../words/words";
import styles from "./answers.module.css";

/** The answers that were sent, or wait. */
export function Answers({ message }: { message: OpenMessage }) {
  const { answer: words } = useWords();
  const answers = message.answers.filter(({ state }) => state !== "draft");
  if (answers.length === 0) return null;
  return (
    <section className={styles.answers} aria-label={words.title}>
      {answers.map((answer) => (
        <One key={answer.id} answer={answer} />
      ))}
      <p className={styles.hint}>{words.replies}</p>
    </section>
  );
}

function One({ answer }: { answer: Answer }) {
  const { answer: words } = useWords();
  const format = useFormat();
  const isEditor = useIsEditor();
  const { revalidate } = useRevalidator();
  const retry = async () => {
    await ask(`/api/messages/answers/${answer.id}/retry`, "POST");
    await revalidate();
  };
  return (
    <article className={styles.answer} data-state={answer.state}>
      <p className={styles.head}>
        <strong>{answer.author_name}</strong>
        <span className={styles.state}>
          {words.states[answer.state]}
          {answer.sent_at && ` · ${format.full(answer.sent_at)}`}
        </span>
      </p>
      <p className={styles.subject}>{answer.subject}</p>
      <p className={styles.body} dir="auto">
        {answer.body}
      </p>
      {answer.state === "failed" && (
        <p className={styles.failed}>
          {words.failed(answer.last_error ?? "")}{" "}
          {answer.due_at ? words.again(format.time(answer.due_at)) : words.noAgain}{" "}
          {isEditor && (
            <button type="button" className="link" onClick={retry}>
              {words.retry}
            </button>
          )}
        </p>
      )}
    </article>
  );
}
