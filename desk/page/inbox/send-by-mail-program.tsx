import { useState } from "react";
import { useWords } from "../words/words";
import styles from "./composer.module.css";
import { mailLink } from "./mail-link";

type Props = {
  to: string;
  subject: string;
  /** The answer with its signature. */
  text: string;
  quoted: string;
  isEmpty: boolean;
  onSent: () => void;
};

/**
 * Opens the answer in the person's mail program, and then asks whether it was sent. Used if no mail server is set.
 */
export function SendByMailProgram({ to, subject, text, quoted, isEmpty, onSent }: Props) {
  const { answer: words } = useWords();
  const [isCopied, setIsCopied] = useState(false);
  const { href, hasText } = mailLink({ to, subject, text, quoted });
  const copy = async () => {
    await navigator.clipboard.writeText(`${text}\n\n${quoted}`);
    setIsCopied(true);
  };
  return (
    <>
      <a className="button" data-look="signal" href={href} aria-disabled={isEmpty || undefined}>
        {words.openMailProgram}
      </a>
      <button type="button" className="button" disabled={isEmpty} onClick={copy}>
        {words.copy}
      </button>
      <button type="button" className="button" disabled={isEmpty} onClick={onSent}>
        {words.confirmSent}
      </button>
      <p className={styles.to}>
        {words.mailProgramHint} {!hasText && words.tooLong}{" "}
        <span role="status">{isCopied && words.copied}</span>
      </p>
    </>
  );
}
