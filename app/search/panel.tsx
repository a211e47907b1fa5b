import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchFacts } from "../content/site/site-facts.server";
import { resultsPath } from "../paths.ts";
import { ArrowLink } from "../ui/button";
import { search as interfaceWords } from "../words/en/search";
import styles from "./panel.module.css";
import { Browse, Results } from "./results";
import { Status } from "./status";
import { useSearch } from "./use-search";

/** Maximum number of results per group in the dialog. The search page shows all results. */
const MOST = 4;

type Props = {
  /** The dialog, which already contains its form. */
  dialog: HTMLDialogElement;
  facts: SearchFacts;
};

/** The content of the search dialog below its field. Its code loads when the dialog first opens. */
export function Panel({ dialog, facts }: Props) {
  const [field] = useState(() => dialog.querySelector("input") as HTMLInputElement);
  const [typed, setTyped] = useState(() => prefill(field));
  const navigate = useNavigate();
  const search = useSearch(facts.head, typed);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const openPage = (event: SubmitEvent) => {
      if (event.target !== field.form) return;
      event.preventDefault();
      if (field.value.trim() === "") return;
      void navigate(resultsPath(field.value), { viewTransition: true });
    };
    const onToggle = () => {
      if (dialog.open) setTyped(prefill(field));
    };
    const onInput = () => {
      setTyped(field.value);
      dialog.scrollTo({ top: 0 });
    };
    field.addEventListener("input", onInput, { signal });
    dialog.addEventListener("submit", openPage, { signal });
    dialog.addEventListener("toggle", onToggle, { signal });
    // Select the query on close. On open, this would select a letter typed meanwhile, and the next letter would replace
    // it.
    dialog.addEventListener("close", () => field.select(), { signal });
    dialog.addEventListener("keydown", (event) => moveByKey(event, dialog, field), { signal });
    // The visitor may have typed since the first render.
    setTyped(field.value);
    return () => watch.abort();
  }, [dialog, field, navigate]);

  const { words } = search.head ?? {};
  const hasMore = search.hits.length > 0;
  return (
    <div className={styles.panel}>
      <Status search={search} typed={typed} facts={facts} />
      {typed.trim() === "" || (search.query !== "" && !hasMore) ? <Browse search={search} /> : null}
      {typed.trim() !== "" && <Results search={search} most={MOST} />}
      {typed.trim() !== "" && hasMore && words && (
        <p className={styles.all}>
          <ArrowLink to={resultsPath(search.query)}>{words.all}</ArrowLink>
        </p>
      )}
      {words && (
        <p className={`${styles.keys} text-soft`} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {words.keys.move}
          <kbd>↵</kbd> {words.keys.open}
          <kbd>{interfaceWords.escape}</kbd> {words.keys.close}
        </p>
      )}
    </div>
  );
}

/** On the 404 page, fills an empty field with the words of the URL, selected so that typing replaces them. */
function prefill(field: HTMLInputElement): string {
  const button = document.querySelector<HTMLElement>("main [data-search-for]");
  if (field.value === "" && button?.dataset.searchFor) {
    field.value = button.dataset.searchFor;
    field.select();
  }
  return field.value;
}

/** Moves the focus between the field and the links with arrow keys. Letters typed on a link go to the field. */
function moveByKey(event: KeyboardEvent, dialog: HTMLDialogElement, field: HTMLInputElement): void {
  if (event.isComposing) return;
  const stops = [field, ...dialog.querySelectorAll<HTMLElement>("a")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && at >= 0) {
    event.preventDefault();
    const next = stops[(at + step + stops.length) % stops.length];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  } else if (at > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
    field.focus();
}
