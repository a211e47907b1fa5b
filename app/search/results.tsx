import { useEffect, useState } from "react";
import type { SearchFacts } from "../content/read/site-facts.server";
import { SiteLink } from "../ui/site-link";
import browse from "./browse.module.css";
import type { Hit } from "./engine";
import type { IndexFiles } from "./index-files";
import { bestPassage, markWords, type Piece } from "./passage";
import styles from "./results.module.css";
import status from "./status.module.css";
import type { Search } from "./use-search";

/** Whoever is listening hears the number once typing has rested for so long, in ms. */
const SETTLED = 600;

type Props = {
  search: Search;
  /** At most so many of each group; where all are shown, each has a row of its own, the very first a large one. */
  most?: number;
};

/** What a search has found, group by group; the group with the best answer first. */
export function Results({ search, most = Number.POSITIVE_INFINITY }: Props) {
  const { head, query, hits, files } = search;
  if (!head) return null;
  const groups = [...Map.groupBy(hits, ({ card }) => card.group)];
  return (
    <>
      {groups.map(([group, own]) => (
        <section
          key={group}
          className={styles.group}
          data-look={most === Number.POSITIVE_INFINITY ? "page" : "dialog"}
          data-group={group}
          data-dye={head.groups[group].dye}
        >
          <h2 className={styles.title}>
            {head.groups[group].title}
            <span aria-hidden="true">{own.length}</span>
          </h2>
          <ol>
            {own.slice(0, most).map((hit) => (
              <li key={hit.page}>
                <Result hit={hit} files={files} query={query} look={lookOf(hit === hits[0], most)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** How a result stands: among others in the dialog, in a row of its page, or as the first of all there. */
type Look = "entry" | "row" | "first";

function lookOf(isBest: boolean, most: number): Look {
  if (most !== Number.POSITIVE_INFINITY) return "entry";
  return isBest ? "first" : "row";
}

type ResultProps = { hit: Hit; files: IndexFiles; query: string; look: Look };

/** One page: its picture, or a piece of its dye's cloth; its title; the passage that was meant. */
function Result({ hit, files, query, look }: ResultProps) {
  const { path, title, dye, label, picture } = hit.card;
  const isFirst = look === "first";
  return (
    <div className={`${styles.hit} ${styles[look] ?? ""}`} data-dye={dye}>
      <span className={`${styles.picture} weave weave-middle`} aria-hidden="true">
        {picture && (
          <picture>
            {picture.detail && look === "entry" && <source media="(width < 768px)" srcSet={picture.detail} />}
            <img
              src={(isFirst && picture.large) || picture.src}
              alt=""
              width="120"
              height="90"
              loading="lazy"
            />
          </picture>
        )}
      </span>
      <p className={styles.hitTitle}>
        <SiteLink to={path}>
          <Pieces pieces={markWords(title, hit.words)} />
        </SiteLink>
      </p>
      {label && <p className={styles.label}>{label}</p>}
      <Passage key={query} hit={hit} files={files} look={look} />
    </div>
  );
}

/** The passage comes by itself, after the result: its lines are kept free. */
function Passage({ hit, files, look }: Omit<ResultProps, "query">) {
  const [pieces, setPieces] = useState<Piece[]>([]);
  // Talks to the network: the text of a page is a file of its own.
  useEffect(() => {
    let isGone = false;
    files.text(hit.page).then(
      (passages) => !isGone && setPieces(bestPassage(passages, hit.words, roomForPassage(look))),
      // A result without its passage is still a result.
      (error: Error) => console.warn(error.message),
    );
    return () => {
      isGone = true;
    };
  }, [files, hit, look]);
  return (
    <p className={styles.passage}>
      <Pieces pieces={pieces} />
    </p>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}

/** How many letters the lines hold, in the columns of the sheets. */
function roomForPassage(look: Look): number {
  if (matchMedia("(width < 768px)").matches) return { entry: 72, row: 80, first: 108 }[look];
  return matchMedia("(width >= 1440px)").matches ? { entry: 108, row: 180, first: 140 }[look] : 108;
}

type StatusProps = {
  search: Search;
  typed: string;
  facts: SearchFacts;
  /** Whether the eye reads the query with the number, and sees that there is nothing. */
  saysQuery?: boolean;
};

/** How many were found, for the eye at once and for the ear when typing rests; and what went wrong. */
export function Status({ search, typed, facts, saysQuery = false }: StatusProps) {
  const { head, hits, isFailed, isWaiting, retry } = search;
  const text = typed.trim() === "" && !isFailed ? "" : sayFound(search, facts);
  const [settled, setSettled] = useState("");
  // Talks to the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  const isNothing = head && !isFailed && !isWaiting && text !== "" && hits.length === 0;
  return (
    <div className={saysQuery ? `${status.status} ${status.page}` : status.status}>
      <p aria-hidden="true">{saysQuery ? <Found search={search} facts={facts} /> : text}</p>
      <p className="sr-only" role="status">
        {settled}
      </p>
      {isNothing && <p>{head.words.noneHint}</p>}
      {isNothing && saysQuery && (
        <div className={`${status.nothing} weave weave-coarse`} aria-hidden="true" />
      )}
      {isFailed && (
        <button type="button" className={status.retry} onClick={retry}>
          {facts.retry}
        </button>
      )}
    </div>
  );
}

/** Number and query: the query stands in the field above, so the number is what is read; the rest is smaller. */
function Found({ search, facts }: Pick<StatusProps, "search" | "facts">) {
  const number = sayFound(search, facts);
  const all = sayFound(search, facts, "foundFor");
  if (!all.startsWith(number)) return all;
  return (
    <>
      {number}
      <span className={status.foundFor}>{all.slice(number.length)}</span>
    </>
  );
}

function sayFound(search: Search, facts: SearchFacts, phrases: "found" | "foundFor" = "found"): string {
  const { head, query, hits, isFailed, isWaiting } = search;
  if (isFailed) return facts.failed;
  // While a new answer is on its way, the one before it stands.
  if (!head || (isWaiting && hits.length === 0)) return facts.waiting;
  const { none, one, many } = head.words[phrases];
  const phrase = hits.length === 0 ? none : hits.length === 1 ? one : many;
  return phrase.replace("[count]", String(hits.length)).replace("[query]", () => query);
}

/** The ways to look around without a search: services as cloths, pages beside them. */
export function Browse({ search }: { search: Search }) {
  const { head } = search;
  if (!head) return null;
  return (
    <nav className={browse.browse} aria-label={head.words.browse}>
      <p>{head.words.browse}</p>
      <ul>
        {head.browse.map(({ name, path, dye }) => (
          <li key={path} data-dye={dye}>
            <SiteLink to={path}>
              <span className="weave weave-chip" aria-hidden="true" />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
