import { useState } from "react";
import { copyText } from "../../lib/copy-text";
import { Icon } from "../../ui/icon";
import styles from "./copy-button.module.css";

const SHOWN_MS = 2000;

/** Copies a text; says so, or that the browser forbids it, for two seconds. Shown only where scripts run. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [status, setStatus] = useState<"" | "Copied" | "Could not be copied">("");
  const copy = async () => {
    setStatus((await copyText(text)) ? "Copied" : "Could not be copied");
    setTimeout(() => setStatus(""), SHOWN_MS);
  };
  return (
    <button type="button" className={styles.button} onClick={copy}>
      <span className="sr-only">Copy {label}</span>
      <Icon name={status === "Copied" ? "check" : "copy"} />
      <span className="sr-only" role="status">
        {status}
      </span>
    </button>
  );
}
