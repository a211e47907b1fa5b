import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchFacts } from "../content/read/site-facts.server";
import { SiteLink } from "../ui/site-link";
import styles from "./panel.module.css";
import { Browse, Results, Status } from "./results";
import { useSearch } from "./use-search";

/** The dialog shows so many of each group; its page shows all. */
const MOST = 4;

type Props = {
  /** The dialog; its form and field stand in it already. */
  dialog: HTMLDialogElement;
  facts: SearchFacts;
};

/** What the search dialog shows below its field, and how keys move in it. Arrives with the first search. */
export function Panel({ dialog, facts }: Props) {
  const [field] = useState(() => dialog.querySelector("input") as HTMLInputElement);
  const [typed, setTyped] = useState(() => prefill(field));
  const navigate = useNavigate();
  const search = useSearch(facts.head, typed);
  // Listens to the dialog, whose field and form were there before this code.
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const openPage = (event: SubmitEvent) => {
      if (event.target !== field.form) return;
      event.preventDefault();
      if (field.value.trim() === "") return;
      void navigate(searchPath(field.value), { viewTransition: true });
    };
    const onToggle = () => {
      if (dialog.open) setTyped(prefill(field));
    };
    field.addEventListener("input", () => setTyped(field.value), { signal });
    dialog.addEventListener("submit", openPage, { signal });
    dialog.addEventListener("toggle", onToggle, { signal });
    // When it opens again: later, a letter typed meanwhile would be selected, too, and lost to the next.
    dialog.addEventListener("close", () => field.select(), { signal });
    dialog.addEventListener("keydown", (event) => moveByKey(event, dialog, field), { signal });
    // What was typed between the first drawing and now.
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
          <SiteLink to={searchPath(search.query)} className="arrow-link">
            {words.all}
          </SiteLink>
        </p>
      )}
      {words && (
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {words.keys.move}
          <kbd>↵</kbd> {words.keys.open}
          <kbd>Esc</kbd> {words.keys.close}
        </p>
      )}
    </div>
  );
}

function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query.trim() })}`;
}

/** On a page for an address that leads nowhere, its words stand in an empty field, selected: typing replaces them. */
function prefill(field: HTMLInputElement): string {
  const button = document.querySelector<HTMLElement>("main [data-search-for]");
  if (field.value === "" && button?.dataset.searchFor) {
    field.value = button.dataset.searchFor;
    field.select();
  }
  return field.value;
}

/** Arrows go from the field through the results and back; what is typed on a result goes to the field. */
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
