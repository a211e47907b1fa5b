import { useState } from "react";
import { Icon } from "../../ui/icon";
import styles from "./copy-button.module.css";

const SHOWN_MS = 2000;

/** Copies a text; says so, or that the browser forbids it, for two seconds. Shown only where scripts run. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [says, setSays] = useState<"" | "Copied" | "Could not be copied">("");
  const copy = async () => {
    // Without https there is no clipboard at all.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const done = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setSays(done ? "Copied" : "Could not be copied");
    setTimeout(() => setSays(""), SHOWN_MS);
  };
  return (
    <button type="button" className={styles.button} onClick={copy}>
      <span className="sr-only">Copy {label}</span>
      <Icon name={says === "Copied" ? "check" : "copy"} />
      <span className="sr-only" role="status">
        {says}
      </span>
    </button>
  );
}
