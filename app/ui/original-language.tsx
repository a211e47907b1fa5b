import { site } from "virtual:site";
import { fillIn } from "../lib/fill-in";
import { languages } from "../words/en/languages";
import styles from "./original-language.module.css";

/** Names the language of an untranslated entry after its title. Empty if the entry is translated. */
export function OriginalLanguage({ lang }: { lang: string | undefined }) {
  if (!import.meta.env.HAS_LANGUAGES || !lang) return null;
  return (
    <>
      {" "}
      <small className={styles.root} lang={site.language} dir={site.originalDir && (site.dir ?? "ltr")}>
        {fillIn(languages.entryIn, { language: site.originalName ?? "" })}
      </small>
    </>
  );
}
