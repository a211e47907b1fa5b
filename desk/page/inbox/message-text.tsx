import type { OpenMessage } from "../ask";
import styles from "./message-pane.module.css";

/** A message as it was written: text, never markup; a brief's answers as a table. */
export function MessageText({ parts, language }: Pick<OpenMessage, "parts" | "language">) {
  const keyed = parts.map((part, index) => ({ part, key: String(index) }));
  return (
    <div className={styles.text} lang={language}>
      {keyed.map(({ part, key }) =>
        "text" in part ? (
          <p key={key} dir="auto">
            {part.text}
          </p>
        ) : (
          <table key={key}>
            <tbody>
              {part.rows.map(({ label, answer }) => (
                <tr key={label + answer}>
                  <th scope="row">{label}</th>
                  <td dir="auto">{answer}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ),
      )}
    </div>
  );
}
