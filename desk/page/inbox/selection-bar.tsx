import { useSearchParams } from "react-router";
import { saveFile } from "../api";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { useWords } from "../words/words";
import { useMessageActions } from "./message-actions";
import styles from "./selection-bar.module.css";

/** Buttons for the selected messages. Without a selection, "Export" exports all messages that match the filters. */
export function SelectionBar() {
  const words = useWords();
  const { number } = useFormat();
  const isEditor = useIsEditor();
  const { rows, selected, selectAll, setState, remove } = useMessageActions();
  const [query] = useSearchParams();
  if (rows.length === 0) return null;
  const file = (format: string) => {
    const parameters = new URLSearchParams(query);
    parameters.set("format", format);
    if (selected.size > 0) parameters.set("ids", [...selected].join(","));
    return `/api/messages/export?${parameters}`;
  };
  const ids = [...selected];
  const isSpam = rows.some(({ id, state }) => state === "spam" && selected.has(id));
  return (
    <div className={styles.actions}>
      <label className="check">
        <input
          type="checkbox"
          checked={selected.size > 0 && selected.size === rows.length}
          ref={(box) => {
            if (box) box.indeterminate = selected.size > 0 && selected.size < rows.length;
          }}
          onChange={({ target }) => selectAll(target.checked)}
        />
        <span className={selected.size > 0 ? "" : "sr-only"}>
          {selected.size > 0
            ? words.list.selected(selected.size, number(selected.size))
            : words.list.selectAll}
        </span>
      </label>
      {selected.size > 0 && isEditor && (
        <>
          <button type="button" className="link" onClick={() => setState("archived", ids)}>
            {words.message.archive}
          </button>
          <button type="button" className="link" onClick={() => setState(isSpam ? "open" : "spam", ids)}>
            {isSpam ? words.message.notSpam : words.message.spamMark}
          </button>
          <button type="button" className="link" onClick={() => remove(ids)}>
            {words.message.remove}
          </button>
        </>
      )}
      {isEditor && (
        <span className={styles.export} title={words.list.exportHint}>
          {words.list.export}
          <a className="link" href={file("csv")} onClick={(event) => saveFile(event, "messages.csv")}>
            {words.list.exportCsv}
          </a>
          <a className="link" href={file("json")} onClick={(event) => saveFile(event, "messages.json")}>
            {words.list.exportJson}
          </a>
        </span>
      )}
    </div>
  );
}
