import { type Ref, useState } from "react";
import { useWords } from "../words/words";
import styles from "./keys-dialog.module.css";
import { areKeysOn, setKeysOn } from "./use-keys";

/**
 * Lists the keyboard shortcuts and can switch them off, for people who type by voice or often press keys by accident.
 */
export function KeysDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { keys } = useWords();
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="keys">
      <h2 id="keys" className="heading">
        {keys.title}
      </h2>
      <dl className={styles.list}>
        {keys.list.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setKeysOn(target.checked);
            setIsOn(target.checked);
          }}
        />
        {keys.on}
      </label>
      <form method="dialog">
        <button type="submit" className="button">
          {keys.close}
        </button>
      </form>
    </dialog>
  );
}
