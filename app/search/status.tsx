import { site } from "virtual:site";
import { useEffect, useState } from "react";
import type { SearchFacts } from "../content/site/site-facts.server";
import { numberText } from "../lib/count-text";
import { fillIn } from "../lib/fill-in";
import { loadCount } from "../lib/load-count";
import styles from "./status.module.css";
import type { Search } from "./use-search";

/** Delay in ms after typing before screen readers hear the number of results. */
const ANNOUNCE_DELAY = 600;
/** Delay in ms after typing before a search without results is counted. */
const COUNT_DELAY = 2_000;

type StatusProps = {
  search: Search;
  typed: string;
  facts: SearchFacts;
  saysQuery?: boolean;
};

/**
 * Shows the number of results, and announces it when typing pauses. After a failure, shows an error with a retry
 * button.
 */
export function Status({ search, typed, facts, saysQuery = false }: StatusProps) {
  const { head, hits, isFailed, isWaiting, retry } = search;
  const text = typed.trim() === "" && !isFailed ? "" : foundText(search, facts);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  const isNothing = head && !isFailed && !isWaiting && text !== "" && hits.length === 0;
  useEffect(() => {
    if (!isNothing || site.switches.counts !== "on") return;
    const timer = setTimeout(() => loadCount("miss", location.pathname), COUNT_DELAY);
    return () => clearTimeout(timer);
  }, [isNothing]);
  return (
    <div className={saysQuery ? `${styles.status} ${styles.page}` : styles.status}>
      <p aria-hidden="true">{saysQuery ? <Found search={search} facts={facts} /> : text}</p>
      <p className="sr-only" role="status">
        {settled}
      </p>
      {isNothing && <p>{head.words.noneHint}</p>}
      {isFailed && (
        <button type="button" className={styles.retry} onClick={retry}>
          {facts.retry}
        </button>
      )}
    </div>
  );
}

/** The number of results with the query in smaller type, because the field above also shows it. */
function Found({ search, facts }: Pick<StatusProps, "search" | "facts">) {
  const number = foundText(search, facts);
  const all = foundText(search, facts, "foundFor");
  if (!all.startsWith(number)) return all;
  return (
    <>
      {number}
      <span className={styles.foundFor}>{all.slice(number.length)}</span>
    </>
  );
}

function foundText(search: Search, facts: SearchFacts, phrases: "found" | "foundFor" = "found"): string {
  const { head, query, hits, isFailed, isWaiting } = search;
  if (isFailed) return facts.failed;
  // Keep earlier results until new ones arrive.
  if (!head || (isWaiting && hits.length === 0)) return facts.waiting;
  const { none, one, many } = head.words[phrases];
  const isSingular = new Intl.PluralRules(site.locale).select(hits.length) === "one";
  const phrase = hits.length === 0 ? none : isSingular ? one : many;
  return fillIn(phrase, { count: numberText(hits.length, site), query });
}
