import { useEffect, useRef } from "react";
import { useFormat } from "../format";
import { useWords } from "../words/words";
import styles from "./undo-bar.module.css";

type Props = {
  /** How many messages the question is about; 0: no question. */
  asked: number;
  /** How many unsent answers would be dropped. */
  unsent: number;
  /** How many were just deleted. */
  removed: number;
  problem: string;
  onYes: () => void;
  onNo: () => void;
  onUndo: () => void;
};

/** Asks before a deletion, and offers to take it back for ten seconds. */
export function UndoBar({ asked, unsent, removed, problem, onYes, onNo, onUndo }: Props) {
  const { undo } = useWords();
  const { number } = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked > 0) dialog.current?.showModal();
    else dialog.current?.close();
  }, [asked]);
  return (
    <>
      <dialog ref={dialog} className={styles.dialog} onClose={onNo} aria-labelledby="sure">
        <p id="sure">
          {unsent > 0 && undo.unsent(unsent, number(unsent))} {undo.sure(asked, number(asked))}
        </p>
        <div className={styles.choices}>
          <button type="button" className="button" data-look="danger" onClick={onYes}>
            {undo.yes}
          </button>
          <button type="button" className="button" onClick={onNo}>
            {undo.no}
          </button>
        </div>
      </dialog>
      <div role="status" className={styles.place}>
        {removed > 0 && (
          <p className={styles.bar}>
            {undo.deleted(removed, number(removed))}
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
