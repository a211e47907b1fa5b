import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { callApi } from "../api";
import { useFormat } from "../format";
import { useMe } from "../me";
import { useWords } from "../words/words";
import styles from "./filters.module.css";

const STATES = ["inbox", "new", "open", "answered", "archived", "spam", "all"] as const;
const FILTERS = ["from", "to", "service", "page", "language", "assigned"];
/** The pause after the last keystroke before the search starts, in ms. */
const PAUSE = 250;

/** The search field, the states and the other filters of the list. Their values are stored in the URL. */
export function Filters() {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const state = query.get("state") ?? "inbox";
  const [text, setText] = useState(query.get("q") ?? "");
  const withFilter = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const address = (name: string, value: string) => `?${withFilter(name, value)}`;
  const searchFor = useEffectEvent((typed: string) => {
    if (typed !== (query.get("q") ?? "")) setQuery(withFilter("q", typed), { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => searchFor(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const isFiltered = FILTERS.some((name) => query.has(name));
  return (
    <div className={styles.filters}>
      <search className={styles.search}>
        <label htmlFor="search" className="sr-only">
          {words.list.search}
        </label>
        <input
          id="search"
          data-key="search"
          type="search"
          className="input"
          placeholder={words.list.search}
          title={words.list.searchHint}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </search>
      <ul className={styles.states}>
        {STATES.map((name) => (
          <li key={name}>
            <Link
              to={{
                pathname: pathname.startsWith("/m/") ? "/" : pathname,
                search: address("state", name === "inbox" ? "" : name),
              }}
              className={styles.state ?? ""}
              aria-current={state === name ? "true" : undefined}
              data-current={state === name || undefined}
            >
              {words.states[name]}
            </Link>
          </li>
        ))}
      </ul>
      <details className={styles.more} open={isFiltered || undefined}>
        <summary>{words.list.filters}</summary>
        <Fields
          query={query}
          change={(name, value) => setQuery(withFilter(name, value), { replace: true })}
        />
      </details>
    </div>
  );
}

type FieldsProps = { query: URLSearchParams; change: (name: string, value: string) => void };

function Fields({ query, change }: FieldsProps) {
  const words = useWords();
  const format = useFormat();
  const { people, services, mode } = useMe();
  const [choices, setChoices] = useState<{ languages: string[]; pages: string[] }>({
    languages: [],
    pages: [],
  });
  useEffect(() => {
    void callApi<typeof choices>("/api/choices").then(setChoices);
  }, []);
  const select = (name: string, label: string, options: [string, string][]) => (
    <label className="field">
      <span>{label}</span>
      <select
        className="input"
        value={query.get(name) ?? ""}
        onChange={({ target }) => change(name, target.value)}
      >
        <option value="">{words.list.any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const date = (name: string, label: string) => (
    <label className="field">
      <span>{label}</span>
      <input
        type="date"
        className="input"
        value={query.get(name) ?? ""}
        onChange={({ target }) => change(name, target.value)}
      />
    </label>
  );
  return (
    <div className={styles.fields}>
      {date("from", words.list.from)}
      {date("to", words.list.to)}
      {select(
        "service",
        words.list.service,
        services.map(({ id, title }) => [id, title]),
      )}
      {select(
        "page",
        words.list.page,
        choices.pages.map((page) => [page, page]),
      )}
      {select(
        "language",
        words.list.language,
        choices.languages.map((code) => [code, format.language(code)]),
      )}
      {mode === "team" &&
        select("assigned", words.list.assigned, [
          ["me", words.list.me],
          ["nobody", words.list.nobody],
          ...people.map(({ id, name }): [string, string] => [id, name]),
        ])}
    </div>
  );
}
