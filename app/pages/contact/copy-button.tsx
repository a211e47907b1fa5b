import { useState } from "react";
import { Icon } from "../../ui/icon";

/** Copies a text; says so for two seconds. Shown only where scripts run. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2000);
  };
  return (
    <button type="button" className="copy-button" aria-label={`Copy ${label}`} onClick={copy}>
      <Icon name={isCopied ? "check" : "copy"} cell={2} />
      <span className="sr-only" role="status">
        {isCopied ? "Copied" : ""}
      </span>
    </button>
  );
}
