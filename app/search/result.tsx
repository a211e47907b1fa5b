import { useEffect, useState } from "react";
import card from "../ui/card.module.css";
import { inOriginal } from "../ui/in-original";
import { OriginalLanguage } from "../ui/original-language";
import { SiteLink } from "../ui/site-link";
import type { Hit } from "./engine";
import { bestPassage, markWords, type Piece } from "./passage";
import styles from "./result.module.css";
import type { SearchFiles } from "./search-files";

/** entry: in the dialog. row: on the search page. best: the large first row. */
type Variant = "entry" | "row" | "best";

type Props = { hit: Hit; files: SearchFiles; query: string; variant: Variant };

/** A page: its picture or a patch of its accent, its title and the matching passage. */
export function Result({ hit, files, query, variant }: Props) {
  const { path, title, lang, group, accent, label, outcome, picture } = hit.card;
  return (
    <div
      className={`${styles.hit} ${variant === "entry" ? "" : styles.row}`}
      data-variant={variant}
      data-group={group}
      data-accent={accent}
    >
      <span className={styles.picture} aria-hidden="true">
        {picture && (
          <img src={(variant !== "best" && picture.coverCrop) || picture.src} alt="" loading="lazy" />
        )}
      </span>
      <p className={styles.hitTitle}>
        <SiteLink to={path} {...inOriginal(lang)} className={card.link}>
          <Pieces pieces={markWords(title, hit.words)} />
        </SiteLink>
        <OriginalLanguage lang={lang} />
      </p>
      {label && (
        <p className={`${styles.label} text-soft text-small`}>
          <Pieces pieces={markWords(label, hit.words)} />
        </p>
      )}
      <Passage key={query} hit={hit} files={files} variant={variant} />
      {variant === "best" && outcome && (
        <p className={styles.outcome} {...inOriginal(lang)}>
          {outcome}
        </p>
      )}
    </div>
  );
}

/** The matching passage, loaded after the result is shown. */
function Passage({ hit, files, variant }: Omit<Props, "query">) {
  const [passage, setPassage] = useState<{ pieces: Piece[]; lang: string | undefined }>();
  useEffect(() => {
    let isGone = false;
    files.text(hit.page).then(
      (passages) => {
        if (isGone) return;
        // A service shows its description, which is the first passage.
        const told = hit.card.group === "services" ? passages.slice(0, 1) : passages;
        const pieces = bestPassage(told, hit.words, roomForPassage(variant));
        const shown = pieces.map(({ text }) => text).join("");
        const cut = shown.replace(/^… | …$/g, "");
        setPassage({ pieces, lang: passages[0]?.includes(cut) ? hit.card.lang : hit.card.textLang });
      },
      // Ignore the error: a result is useful even without its passage.
      (error: Error) => console.warn(error.message),
    );
    return () => {
      isGone = true;
    };
  }, [files, hit, variant]);
  return (
    <p className={`${styles.passage} mt-1 text-small`} {...inOriginal(passage?.lang)}>
      <Pieces pieces={passage?.pieces ?? []} />
    </p>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key.
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}

/** Returns how many characters fit into the lines that the CSS gives a passage. */
function roomForPassage(variant: Variant): number {
  if (matchMedia("(width < 768px)").matches) return variant === "entry" ? 72 : 120;
  return variant === "entry" ? 108 : variant === "row" ? 120 : 210;
}
