import { useState } from "react";
import { inOriginal } from "../../../../ui/in-original";
import { OriginalLanguage } from "../../../../ui/original-language";
import { Picture } from "../../../../ui/picture";
import { SiteLink } from "../../../../ui/site-link";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";
import styles from "./featured.module.css";

const COLUMNS = 3;

/** Picture `sizes` for the tile's maximum width, 1.5 of 3.5 columns, so that moving tiles load no other file. */
const sizes = (index: number) => `(width >= 768px) 43vw, ${index % 4 === 0 ? 100 : 34}vw`;

/** Returns the index of the tile with visible focus. This tile becomes active when the pointer leaves the grid. */
function focusedIn({ children }: Element) {
  const index = [...children].findIndex((tile) => tile.matches(":has(:focus-visible)"));
  return index < 0 ? null : index;
}

/**
 * Shows projects in rows of three. The hovered or focused tile widens its row and column. Below 768 px, tiles stack.
 */
export default function Featured({ data: projects }: SectionProps<Data>) {
  const [active, setActive] = useState<number | null>(null);
  const rows = Math.ceil(projects.length / COLUMNS);
  const rowOf = (index: number) => `${Math.floor(index / COLUMNS) + 1} of ${rows}`;
  const row = active === null || rows === 1 ? undefined : rowOf(active);
  return (
    <ul
      className={styles.root}
      data-column={active === null ? undefined : (active % COLUMNS) + 1}
      data-row={row}
      onPointerLeave={({ currentTarget }) => setActive(focusedIn(currentTarget))}
      onBlur={() => setActive(null)}
    >
      {projects.map(
        ({ id, title, serviceTitle, accent, link, picture, coverCrop, outcome, focus, lang }, index) => (
          <li
            key={id}
            data-accent={accent}
            data-focus={focus}
            data-active={index === active || undefined}
            // The tile is in the active row or column.
            data-large={
              (active !== null && index % COLUMNS === active % COLUMNS) || rowOf(index) === row || undefined
            }
            // Not onPointerEnter, which a layout change under a resting pointer would fire, overriding the focus.
            onPointerMove={({ pointerType }) => pointerType === "mouse" && setActive(index)}
            onFocus={() => setActive(index)}
          >
            <SiteLink to={link}>
              <span className={styles.picture}>
                <Picture picture={picture} narrow={coverCrop} sizes={sizes(index)} shape="fill" decorative />
              </span>
              <span className={styles.plate}>
                <h3 className="display" {...inOriginal(lang)}>
                  {title}
                  <OriginalLanguage lang={lang} />
                </h3>
                <span>{serviceTitle}</span>
                {outcome && <b {...inOriginal(lang)}>{outcome}</b>}
              </span>
            </SiteLink>
          </li>
        ),
      )}
    </ul>
  );
}
