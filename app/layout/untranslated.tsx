import { site } from "virtual:site";
import { fillIn } from "../lib/fill-in";
import { languages } from "../words/en/languages";
import styles from "./untranslated.module.css";

/** Says above a page that its texts are in the language of the original. */
export function Untranslated() {
  return (
    <p className={styles.root}>{fillIn(languages.untranslated, { language: site.originalName ?? "" })}</p>
  );
}
