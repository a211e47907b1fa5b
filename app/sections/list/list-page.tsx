import { site } from "virtual:site";
import { type ReactNode, useRef } from "react";
import type { ListData } from "../../content/addresses/list-page.server";
import type { PageMeta } from "../../content/addresses/meta.server";
import type { FitHeadline } from "../../content/headlines/fit-lines.server";
import { countText, type Plural } from "../../lib/count-text";
import { Button } from "../../ui/button";
import { useHeaderAccent } from "../../ui/header-accent";
import { PageHero } from "../../ui/page-hero";
import { TextWithNote } from "../../ui/text-with-note";
import { FilterBar } from "./filter-bar";
import styles from "./list-page.module.css";
import { PageLinks } from "./page-links";
import { categoryIn, useCategory } from "./use-category";

type Page<Entry> = {
  accent: string;
  headline: FitHeadline;
  lead: string;
  note?: Parameters<typeof TextWithNote>[0]["note"];
  empty: string;
  list: ListData<Entry>;
};

type Props<Entry> = {
  page: Page<Entry>;
  words: { filter: string; shown: Plural };
  categoryOf: (entry: Entry) => string;
  /** Renders the page's entries. @param isFiltered whether a category is selected */
  children: (entries: Entry[], isFiltered: boolean) => ReactNode;
  closing: ReactNode;
};

/** `id` of the list. Links to the list's other pages jump to this id. */
const LIST = "list";

export function listHead(page: Page<unknown> | undefined, pathname: string): PageMeta | undefined {
  const { paging, options = [] } = page?.list ?? {};
  const category = categoryIn(pathname);
  return paging?.meta ?? options.find(({ id }) => id === category)?.meta ?? options[0]?.meta;
}

/** A page with a filterable list, in the accent of the selected category. */
export function ListPage<Entry>({ page, words, categoryOf, children, closing }: Props<Entry>) {
  const { accent, headline, lead, note, empty, list } = page;
  const { isComplete, options, paging, entries } = list;
  const { chosen, choose } = useCategory(list);
  const begin = useRef<HTMLDivElement>(null);
  const [all] = options;
  const option = options.find(({ id }) => id === chosen);
  const isPart = isComplete && chosen !== undefined;
  const shown = !option ? [] : isPart ? entries.filter((entry) => categoryOf(entry) === chosen) : entries;
  const count = option?.count ?? 0;
  useHeaderAccent(option?.accent ?? accent);
  const buttons = options.filter(({ hasButton }) => hasButton);
  const show = async (to: string) => {
    await choose(to);
    // Scroll to the start of the new list if it is above the viewport.
    if ((begin.current?.getBoundingClientRect().top ?? 0) < 0)
      begin.current?.scrollIntoView({ behavior: "instant" });
  };
  return (
    <div className={styles.page} data-accent={option?.accent ?? accent}>
      <PageHero
        headline={headline}
        about={chosen === undefined ? undefined : option?.title}
        lead={<TextWithNote text={lead} note={note} />}
      />
      <div className={styles.begin} id={LIST} ref={begin}>
        {buttons.length > 1 && (
          <FilterBar
            legend={words.filter}
            options={buttons}
            chosen={chosen}
            onChoose={show}
            status={countText(words.shown, count, site)}
          />
        )}
        {shown.length === 0 ? (
          <div className={styles.empty}>
            <div className={`unfilled ${styles.blank}`} aria-hidden="true" />
            <p className="text-lead font-bold">{empty}</p>
            {all && chosen !== undefined && (
              <Button variant="ink" onClick={() => show(all.to)}>
                {all.title}
              </Button>
            )}
          </div>
        ) : (
          <div className={styles.entries}>{children(shown, chosen !== undefined)}</div>
        )}
        {paging && <PageLinks paging={paging} hash={LIST} />}
      </div>
      {closing}
    </div>
  );
}
