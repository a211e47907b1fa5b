import { Link, useRouteError } from "react-router";
import { ApiError } from "./api";
import styles from "./shell.module.css";
import { problemText, useWords } from "./words/words";

/** Shows why a page could not be loaded. */
export function Failure() {
  const error = useRouteError();
  const words = useWords();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className={styles.failure} role="alert">
      <p>{isGone ? words.problem.gone : problemText(words, error)}</p>
      <Link to="/">{words.message.back}</Link>
    </div>
  );
}
