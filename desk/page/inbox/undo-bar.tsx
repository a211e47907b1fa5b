import { useEffect, useRef } from "react";
import { useFormat } from "../format";
import { useWords } from "../words/words";
import styles from "./undo-bar.module.css";

type Props = {
  /** The number of messages that the dialog asks about. At 0, the dialog is closed. */
  toConfirm: number;
  /** The number of unsent answers that the deletion would lose. */
  unsent: number;
  /** The number of messages just deleted. */
  deleted: number;
  problem: string;
  onConfirm: () => void;
  onCancel: () => void;
  onUndo: () => void;
};

/** Asks for confirmation before a deletion, and offers to undo the deletion for ten seconds. */
export function UndoBar({ toConfirm, unsent, deleted, problem, onConfirm, onCancel, onUndo }: Props) {
  const { undo } = useWords();
  const { number } = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (toConfirm > 0) dialog.current?.showModal();
    else dialog.current?.close();
  }, [toConfirm]);
  return (
    <>
      <dialog ref={dialog} className={styles.dialog} onClose={onCancel} aria-labelledby="sure">
        <p id="sure">
          {unsent > 0 && undo.unsent(unsent, number(unsent))} {undo.sure(toConfirm, number(toConfirm))}
        </p>
        <div className={styles.choices}>
          <button type="button" className="button" data-look="danger" onClick={onConfirm}>
            {undo.yes}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {undo.no}
          </button>
        </div>
      </dialog>
      <div role="status" className={styles.position}>
        {deleted > 0 && (
          <p className={styles.bar}>
            {undo.deleted(deleted, number(deleted))}
            <button type="button" className="button" data-look="signal" onClick={onUndo}>
              {undo.undo}
            </button>
          </p>
        )}
        {problem && <p className={styles.bar}>{problem}</p>}
      </div>
    </>
  );
}
