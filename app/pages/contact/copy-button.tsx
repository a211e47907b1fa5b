import { useState } from "react";
import { copyText } from "../../lib/copy-text";
import { Icon } from "../../ui/icon";
import { contact } from "../../words/en/contact";
import styles from "./copy-button.module.css";

const SHOWN_MS = 2000;

/** Copies a text; says so, or that the browser forbids it, for two seconds. Shown only where scripts run. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async () => {
    setIsCopied(await copyText(text));
    setTimeout(() => setIsCopied(undefined), SHOWN_MS);
  };
  return (
    <button type="button" className={styles.button} onClick={copy}>
      <span className="sr-only">{label}</span>
      <Icon name={isCopied ? "check" : "copy"} />
      <span className="sr-only" role="status">
        {isCopied !== undefined && (isCopied ? contact.copied : contact.notCopied)}
      </span>
    </button>
  );
}
