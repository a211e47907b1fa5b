import { useEffect, useState } from "react";
import { SiteLink } from "../ui/site-link";
import browse from "./browse.module.css";
import type { Hit } from "./engine";
import { bestPassage, markWords, type Piece } from "./passage";
import styles from "./results.module.css";
import type { SearchFiles } from "./search-files";
import type { Search } from "./use-search";

type Props = {
  search: Search;
  /** Results shown of each group; without it all are shown, in rows, the best one large. */
  most?: number;
};

/** The results in groups, the group with the best result first. */
export function Results({ search, most = Number.POSITIVE_INFINITY }: Props) {
  const { head, query, hits, files } = search;
  if (!head) return null;
  const groups = [...Map.groupBy(hits, ({ card }) => card.group)];
  return (
    <>
      {groups.map(([group, hitsOfGroup]) => (
        <section
          key={group}
          className={styles.group}
          data-look={most === Number.POSITIVE_INFINITY ? "page" : "dialog"}
          data-group={group}
          data-dye={head.groups[group].dye}
        >
          <h2 className={styles.title}>
            {head.groups[group].title}
            <span aria-hidden="true">{hitsOfGroup.length}</span>
          </h2>
          <ol>
            {hitsOfGroup.slice(0, most).map((hit) => (
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

/** In the dialog, in a row of the search page, or as the first result there. */
type Look = "entry" | "row" | "first";

function lookOf(isBest: boolean, most: number): Look {
  if (most !== Number.POSITIVE_INFINITY) return "entry";
  return isBest ? "first" : "row";
}

type ResultProps = { hit: Hit; files: SearchFiles; query: string; look: Look };

/** A page: its picture or a weave in its dye, its title, and the passage that matches. */
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

/** The passage is fetched after the result is shown; the sheet keeps its lines free. */
function Passage({ hit, files, look }: Omit<ResultProps, "query">) {
  const [pieces, setPieces] = useState<Piece[]>([]);
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

/** Characters that fit into the lines which the sheets give a passage. */
function roomForPassage(look: Look): number {
  if (matchMedia("(width < 768px)").matches) return { entry: 72, row: 80, first: 108 }[look];
  return matchMedia("(width >= 1440px)").matches ? { entry: 108, row: 180, first: 140 }[look] : 108;
}

/** Links to services and main pages, for those who would rather look around. */
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
