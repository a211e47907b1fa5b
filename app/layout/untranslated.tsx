import { site } from "virtual:site";
import { fillIn } from "../lib/fill-in";
import { layout } from "../words/en/layout";
import styles from "./untranslated.module.css";

/** Says above a page that its texts are in the language of the original. */
export function Untranslated() {
  return <p className={styles.root}>{fillIn(layout.untranslated, { language: site.originalName ?? "" })}</p>;
}
